import type { Fact } from '../blocks/FactGrid';
import type { QrShape } from '../blocks/qr-shape';

export interface SavedPage {
  tab: string;
  title: string;
  lead: string;
  cards: readonly {
    name: string;
    kind: string;
    /** When it was saved. */
    updated: string;
    code: QrShape;
    codeLabel: string;
    facts: readonly Fact[];
  }[];
  again: { label: string; href: string };
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '');

// Dark on light in both themes, because its code is scanned.
const looks = `
:root{color-scheme:light}
body{margin:0;padding:20px;background:white;color:black;font:17px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:480px;margin:0 auto}
h1{margin:0;font-size:21px}
h2{margin:0;font-size:28px;line-height:1.2}
p{margin:8px 0}
article{margin:20px 0;padding:20px;border:1px solid gray;border-radius:20px}
svg{display:block;width:100%;max-width:320px;min-width:190px;margin:16px auto;shape-rendering:crispEdges}
dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,9rem),1fr));gap:16px;margin:0}
dt{font-size:15px}
dd{margin:0;font-weight:650}
a{display:inline-block;padding:12px 0;color:black}
@media print{a{display:none}}`;

const card = ({ name, kind, updated, code: { side, path }, codeLabel, facts }: SavedPage['cards'][number]) =>
  [
    `<article><h2 dir="auto">${safe(name)}</h2><p dir="auto">${safe(kind)}</p><p><strong>${safe(updated)}</strong></p>`,
    `<svg role="img" aria-label="${safe(codeLabel)}" viewBox="0 0 ${side} ${side}"><path d="${path}"/></svg><dl>`,
    ...facts
      .filter(({ value }) => value.trim() !== '')
      .map(({ label, value }) => `<div><dt>${safe(label)}</dt><dd dir="auto">${safe(value)}</dd></div>`),
    '</dl></article>',
  ].join('');

/** A self-contained document: no script, no file, and no link except the retry. */
export const savedPage = ({ tab, title, lead, cards, again }: SavedPage): string =>
  [
    '<!doctype html><html lang="es-DO"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${safe(tab)}</title><style>${looks}</style></head><body><main>`,
    `<h1>${safe(title)}</h1><p>${safe(lead)}</p>`,
    ...cards.map(card),
    `<p><a href="${safe(again.href)}">${safe(again.label)}</a></p></main></body></html>`,
  ].join('');
