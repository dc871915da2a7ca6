import { expect, test } from 'vitest';
import { type SavedPage, savedPage } from './saved-page';

const hostile = `</style><script>alert(1)</script>"'&<img src=x onerror=alert(1)>`;
const card = {
  name: hostile,
  kind: hostile,
  holder: true,
  updated: hostile,
  code: { side: 29, path: 'M4 4h1v1H4z' },
  codeLabel: hostile,
  numbers: [
    { label: hostile, value: hostile },
    { label: 'NSS', value: ' ' },
  ],
  facts: [{ label: hostile, value: hostile }],
  warning: { words: hostile, since: null, telephone: hostile },
};
const page = (cards: SavedPage['cards']) =>
  savedPage({
    tab: hostile,
    brand: hostile,
    title: hostile,
    lead: hostile,
    cards,
    again: { label: hostile, href: '/carne' },
  });

test('a name with markup adds no element and no script', () => {
  const marks = (text: string) => [...text.matchAll(/<\/?([a-z\d]+)/g)].map(([, name]) => name);
  const plain = page([card]).replaceAll('&lt;', '');
  expect(new Set(marks(plain))).toEqual(
    new Set(
      'html head meta title style body header svg rect path circle span main h1 h2 p article div strong dl dt dd a'.split(
        ' ',
      ),
    ),
  );
  expect(plain).not.toMatch(/<script|<img|\son\w+="/);
});

test('each card has its name, its day and its code; unknown facts are omitted', () => {
  const two = page([
    { ...card, name: 'Ana Peña', updated: 'actualizado el 22-11-2026' },
    { ...card, name: 'Noé Peña' },
  ]);
  expect([...two.matchAll(/<h2 dir="auto">([^<]+)/g)].map(([, name]) => name)).toEqual(['Ana Peña', 'Noé Peña']);
  expect(two).toContain('<strong>actualizado el 22-11-2026</strong>');
  expect(two).toContain('viewBox="0 0 29 29"><path d="M4 4h1v1H4z"/>');
  expect(two).not.toContain('NSS');
});

test('a plan without service is said above its card, with the telephone; one that will end waits for its day', () => {
  const said = (since: string | null) =>
    page([{ ...card, warning: { words: 'Llámenos:', since, telephone: '809-555-0100' } }]);
  const words = 'Llámenos: <a href="tel:809-555-0100">809-555-0100</a></p><div class="face';
  expect(said(null)).toContain(`<article><p class="ended">${words}`);
  expect(said('2027-01-01')).toContain(`<article><p class="ended" hidden data-since="2027-01-01">${words}`);
  expect(page([{ ...card, warning: null }])).not.toContain('class="ended"');
});
