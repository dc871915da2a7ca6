import type { Fact } from '../blocks/FactGrid';
import type { QrShape } from '../blocks/qr-shape';
import { radius, space, text } from '../theme/scale';
import { barePage, css, safe } from './bare-page';
import { sinceDay } from './since-day';

export interface SavedPage {
  tab: string;
  brand: string;
  title: string;
  lead: string;
  cards: readonly {
    name: string;
    kind: string;
    /** The holder's card has another colour than a dependent's. */
    holder: boolean;
    /** When it was saved. */
    updated: string;
    code: QrShape;
    codeLabel: string;
    numbers: readonly Fact[];
    facts: readonly Fact[];
    /** Said above the card; with `since` (yyyy-MM-dd) only from that day on, by `shownOn`. */
    warning: { words: string; since: string | null; telephone: string } | null;
  }[];
  again: { label: string; href: string };
}

// The code is dark on light in both themes, because it is scanned.
const looks = `
article{overflow:hidden;border:1px solid var(--border);border-radius:${radius.xxl};background:var(--surface)}
.face{display:grid;gap:${space[4]};padding:${space[5]};background:var(--dependentSurface);color:var(--textOnBrand);print-color-adjust:exact}
.holder{background:var(--brandSurface)}
.kind{justify-self:start;padding:${space[1]} ${space[4]};border-radius:${radius.full};background:var(--brandSurfaceDeep);${css(text.control)}}
.code{display:grid;gap:${space[3]};justify-items:center;padding:${space[5]};text-align:center}
.code svg{width:100%;max-width:320px;min-width:190px;border-radius:${radius.sm};background:white;shape-rendering:crispEdges}
.code path{fill:black}
.code strong{color:var(--text)}
dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,9rem),1fr));gap:${space[3]} ${space[4]}}
dt{${css(text.small)};color:var(--textMuted)}
dd{${css(text.bodyStrong)}}
.face dt{color:var(--textOnBrandMuted)}
.ended{padding:${space[4]} ${space[5]};background:var(--errorSoft);color:var(--error);${css(text.bodyStrong)}}
.ended a{color:inherit}
.more{padding:0 ${space[5]} ${space[5]}}`;

const list = (facts: readonly Fact[]) =>
  facts
    .filter(({ value }) => value.trim() !== '')
    .map(({ label, value }) => `<div><dt>${safe(label)}</dt><dd dir="auto">${safe(value)}</dd></div>`)
    .join('');

const warning = (one: SavedPage['cards'][number]['warning']) =>
  one === null
    ? ''
    : `<p class="ended"${sinceDay(one.since)}>${safe(one.words)} <a href="tel:${safe(one.telephone)}">${safe(one.telephone)}</a></p>`;

const card = (one: SavedPage['cards'][number]) =>
  [
    `<article>${warning(one.warning)}<div class="face${one.holder ? ' holder' : ''}">`,
    one.kind === '' ? '' : `<p class="kind" dir="auto">${safe(one.kind)}</p>`,
    `<h2 dir="auto">${safe(one.name)}</h2><dl>${list(one.numbers)}</dl></div>`,
    `<div class="code"><svg role="img" aria-label="${safe(one.codeLabel)}" viewBox="0 0 ${one.code.side} ${one.code.side}">`,
    `<path d="${one.code.path}"/></svg><strong>${safe(one.updated)}</strong></div>`,
    `<dl class="more">${list(one.facts)}</dl></article>`,
  ].join('');

/** The saved cards; no link except the retry and the telephone. */
export const savedPage = ({ tab, brand, title, lead, cards, again }: SavedPage): string =>
  barePage({
    tab,
    brand,
    style: looks,
    main: [
      `<h1>${safe(title)}</h1><p class="notice">${safe(lead)}</p>`,
      ...cards.map(card),
      `<a class="button" href="${safe(again.href)}">${safe(again.label)}</a>`,
    ].join(''),
  });
