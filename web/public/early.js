// Runs before the first paint: applies the stored theme and requests the messages while the main script loads.
(() => {
  const root = document.documentElement;
  const stored = (name) => {
    try {
      return JSON.parse(localStorage.getItem('dragonhall') ?? '{}')[name];
    } catch {
      return undefined; // storage is blocked or corrupt: follow the system
    }
  };
  const known = ['en', 'it', 'pl'];
  const language =
    [stored('language'), ...navigator.languages.map((tag) => tag.slice(0, 2))].find((tag) => known.includes(tag)) ?? 'en';
  const theme = stored('theme');
  if (theme === 'light' || theme === 'dark') root.classList.add(theme);
  if (stored('motion') === false) root.classList.add('still');
  root.lang = language;
  window.earlyMessages = { language, text: fetch(`/api/words/${language}`).then((answer) => (answer.ok ? answer.text() : '')).catch(() => '') };
})();
