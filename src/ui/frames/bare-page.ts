import { mark } from '../../../domain/brand/mark';
import { type ColorRole, colors } from '../theme/colors';
import { radius, size, space, text } from '../theme/scale';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const safe = (words: string) => words.replace(/[&<>"]/g, (sign) => entities[sign] ?? '');

const used = [
  'canvas',
  'surface',
  'text',
  'textMuted',
  'border',
  'brandSurface',
  'brandSurfaceDeep',
  'dependentSurface',
  'textOnBrand',
  'textOnBrandMuted',
  'primary',
  'onPrimary',
  'primarySoft',
  'onPrimarySoft',
  'warning',
  'warningSoft',
  'error',
  'errorSoft',
  'link',
  'focus',
] satisfies ColorRole[];
const valuesOf = (theme: 'light' | 'dark') => used.map((role) => `--${role}:${colors[role][theme]}`).join(';');
/** A style of the theme as CSS. */
export const css = (style: object) =>
  Object.entries(style)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');

// The member's choice of theme is in a storage that the page cannot read.
const looks = `
:root{color-scheme:light dark;${valuesOf('light')}}
@media (prefers-color-scheme:dark){:root{${valuesOf('dark')}}}
*{box-sizing:border-box}
body{margin:0;padding:0 ${space[4]} ${space[7]};background:var(--canvas);color:var(--text);font-family:system-ui,sans-serif;overflow-wrap:anywhere;${css(text.body)}}
header,main{max-width:30rem;margin:0 auto}
header{display:flex;align-items:center;gap:${space[3]};padding:${space[4]} 0;${css(text.brand)}}
header svg{width:${size.mark};flex:none}
h1,h2,p,dl,dd,ul{margin:0;padding:0}
h1{${css(text.title1)}}
h2{${css(text.title2)}}
main{display:grid;gap:${space[5]}}
main>p{color:var(--textMuted)}
a{color:var(--link);text-underline-offset:3px}
[href^=tel]{white-space:nowrap}
a:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:${radius.xs}}
.button{display:flex;align-items:center;justify-content:center;min-height:${size.control};padding:${space[2]} ${space[5]};border-radius:${radius.md};background:var(--primary);color:var(--onPrimary);text-align:center;text-decoration:none;${css(text.control)}}
.soft{background:var(--primarySoft);color:var(--onPrimarySoft)}
.notice{padding:${space[4]};border-radius:${radius.lg};background:var(--warningSoft);color:var(--warning)}
.panel{display:grid;gap:${space[4]};padding:${space[5]};border:1px solid var(--border);border-radius:${radius.xl};background:var(--surface)}
@media print{a,header{display:none}}`;

interface BarePage {
  tab: string;
  brand: string;
  /** HTML whose texts are escaped. */
  main: string;
  style?: string;
}

/** A self-contained document with the portal's mark: no script, no file. */
export const barePage = ({ tab, brand, main, style = '' }: BarePage): string =>
  [
    '<!doctype html><html lang="es-DO"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${safe(tab)}</title><style>${looks}${style}</style></head><body>`,
    `<header>${mark.replace('<svg ', '<svg aria-hidden="true" ')}<span>${safe(brand)}</span></header>`,
    `<main>${main}</main></body></html>`,
  ].join('');
