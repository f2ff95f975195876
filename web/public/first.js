// Before anything is painted: the theme and language this browser has kept, so that nothing flashes; and what is
// needed in that language is asked for at once.
try {
  const kept = JSON.parse(localStorage.getItem('orrery.settings') ?? '{}');
  const light =
    kept.theme === 'light' ||
    ((kept.theme ?? 'auto') === 'auto' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
  const language = kept.language ?? 'auto';
  document.documentElement.lang =
    language === 'auto' ? (navigator.languages.find((tag) => /^(en|es)/.test(tag)) ?? 'en').slice(0, 2) : language;
  const words = document.currentScript.dataset[document.documentElement.lang];
  if (words) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: words }));
  if (location.pathname === '/') {
    document.documentElement.dataset.home = ''; // the games stand in the page already
    // The list of games travels beside the page that will show it.
    const games = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' };
    const href = `/api/games?language=${document.documentElement.lang}`;
    document.head.append(Object.assign(document.createElement('link'), games, { href }));
  }
} catch {
  // the page sets both again when it has started
}
