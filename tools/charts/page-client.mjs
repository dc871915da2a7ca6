const byId = (id) => document.getElementById(id);
const [search, found, fitButton] = ['buscar', 'hallado', 'ajustar'].map(byId);
const sections = [...document.querySelectorAll('main > section')];
const links = [...document.querySelectorAll('nav a')];
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const entries = sections.map((section) => ({
  section,
  link: links.find((link) => link.hash === `#${section.id}`),
  items: [...section.querySelectorAll('tbody tr, article')].map((item) => ({ item, text: plain(item.textContent) })),
  words: [...section.querySelectorAll('svg text')].map((word) => ({ word, text: plain(word.textContent) })),
  parts: [...section.querySelectorAll('details')],
}));
const openAtStart = new Set(entries.flatMap(({ parts }) => parts.filter((part) => part.open)));

/** Without a search only the flow of the URL is visible; a search looks through all flows. */
const shownFlow = () => {
  const target = byId(decodeURIComponent(location.hash.slice(1)));
  return target?.closest('main > section') ?? sections[0];
};

const showOne = () => {
  const current = shownFlow();
  for (const { section, link, items, words, parts } of entries) {
    section.hidden = section !== current;
    link.parentElement.hidden = false;
    link.toggleAttribute('aria-current', section === current);
    if (section === current) link.setAttribute('aria-current', 'true');
    for (const { item } of items) item.hidden = false;
    for (const { word } of words) word.classList.remove('found');
    for (const part of parts) part.open = openAtStart.has(part);
  }
  found.textContent = '';
};

const showFound = (query) => {
  let [hits, flows] = [0, 0];
  for (const { section, link, items, words, parts } of entries) {
    const wholeFlow = plain(section.id) === query;
    const matching = items.filter(({ item, text }) => {
      const match = wholeFlow || text.includes(query);
      item.hidden = !match;
      return match;
    });
    for (const { word, text } of words) word.classList.toggle('found', text.includes(query));
    for (const part of parts) part.open = matching.some(({ item }) => part.contains(item));
    section.hidden = matching.length === 0;
    link.parentElement.hidden = section.hidden;
    link.removeAttribute('aria-current');
    hits += matching.length;
    flows += section.hidden ? 0 : 1;
  }
  const lines = `${hits} ${hits === 1 ? 'línea' : 'líneas'} en ${flows} ${flows === 1 ? 'flujo' : 'flujos'}`;
  found.textContent = hits === 0 ? 'Nada coincide con la búsqueda.' : lines;
};

const show = () => {
  const query = plain(search.value.trim());
  if (query === '') showOne();
  else showFound(query);
};

/** A link to a path or to a flow ends the search, so that its target is visible. */
const go = () => {
  if (location.hash === '#contenido') return;
  search.value = '';
  show();
  const target = byId(decodeURIComponent(location.hash.slice(1)));
  const part = target?.closest('details');
  if (part) part.open = true;
  target?.scrollIntoView();
  if (target?.matches('section')) target.querySelector('h2').focus({ preventScroll: true });
};

search.addEventListener('input', show);
addEventListener('hashchange', go);
addEventListener('keydown', (event) => {
  if (event.key === '/' && event.target !== search && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    search.focus();
    search.select();
  } else if (event.key === 'Escape' && search.value !== '') {
    search.value = '';
    show();
  }
});
fitButton.addEventListener('click', () => {
  const fit = document.body.classList.toggle('fit');
  fitButton.setAttribute('aria-pressed', String(fit));
});
for (const element of [search.closest('search'), fitButton]) element.hidden = false;
if (location.hash === '') show();
else go();
