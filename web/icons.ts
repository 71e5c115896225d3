// Vite plugin for game icons: `import boot from 'icon:walking-boot'` gives the path of one icon. Only imported icons are bundled.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'icon:';

interface IconSet {
  icons: Record<string, { body: string }>;
}

/** Return the path of an icon on its grid of 512 units, rounded to a tenth of a unit. */
export function outline(body: string): string {
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
  return paths.join('').replace(/-?\d*\.\d+/g, (number) => {
    const rounded = String(Math.round(Number(number) * 10) / 10);
    const apart = number.startsWith('.') || (number.startsWith('-') && rounded === '0');
    return apart ? ` ${rounded}` : rounded; // the removed point or minus sign was the separator
  });
}

export function icons(): Plugin {
  let set: IconSet | undefined;
  const load = (): IconSet =>
    (set ??= JSON.parse(
      readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf-8'),
    ) as IconSet);
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const icon = load().icons[name];
      if (!icon) this.error(`There is no game icon called ${name}`);
      return `export default ${JSON.stringify(outline(icon.body))}`;
    },
  };
}
