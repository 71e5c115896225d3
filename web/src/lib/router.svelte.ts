// The router. The URL is the only state; clicks on plain links within the site are intercepted.

/** Paths that the server handles, not the page. */
const SERVER_PATHS = /^\/(api|docs|schema)(\/|$)/;

class Route {
  path = $state(location.pathname);
  search = $state(location.search);

  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent);
  }

  query(name: string): string | null {
    return new URLSearchParams(this.search).get(name);
  }

  go(address: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.read();
    scrollTo(0, 0);
  }

  read(): void {
    this.path = location.pathname;
    this.search = location.search;
  }

  /** Follow links within the site without a page load. */
  listen(): void {
    addEventListener('popstate', () => this.read());
    document.addEventListener('click', (click) => {
      const link = (click.target as Element | null)?.closest?.('a');
      const own = link && link.origin === location.origin && !link.target && !link.hasAttribute('download');
      const plain = click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
      if (!own || !plain || click.defaultPrevented || SERVER_PATHS.test(link.pathname)) return;
      if (link.hash && link.pathname === location.pathname) return;
      click.preventDefault();
      this.go(link.href);
    });
  }
}

export const route = new Route();
