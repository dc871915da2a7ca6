import { monthNames } from '../../domain/rules/dates/dates';
import { formatMoney } from '../../domain/rules/money/money';
import { escapeHtml } from '../http/escape-html';
import { formatMailTime } from '../mail/format-mail-time';
import type { ArchiveData } from './archive-data';
import { archiveTexts as words } from './archive-texts';
import type { Row, Section } from './collect';

const style = `:root{color-scheme:light dark;--line:#c9c9d1;--soft:#f4f4f7}
@media (prefers-color-scheme:dark){:root{--line:#55555f;--soft:#26262c}}
html{background:Canvas;color:CanvasText}a{color:LinkText}
body{margin:0 auto;max-width:46rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.6rem;line-height:1.25}h2{margin:2rem 0 .5rem;font-size:1.25rem}
nav ul,.archivos{padding-left:1.25rem}li{padding:.25rem 0}
dl{margin:0 0 .75rem;padding:.75rem 1rem;border:1px solid var(--line);border-radius:12px}
dl dl{margin:.25rem 0;background:var(--soft)}
dt{font-weight:600}dd{margin:0 0 .5rem}
@media (min-width:40rem){dl{display:grid;grid-template-columns:minmax(9rem,1fr) 2fr;column-gap:1rem}}
@media print{nav{display:none}body{max-width:none;padding:0}dl{break-inside:avoid}h2{break-after:avoid}a{color:inherit;text-decoration:none}}`;

const day = /^(\d{4})-(\d{2})-(\d{2})$/;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

const textOf = (value: string): string => {
  const [, year, month, date] = day.exec(value) ?? [];
  if (year !== undefined) return `${Number(date)} de ${monthNames[Number(month) - 1] ?? ''} de ${year}`;
  return moment.test(value) && !Number.isNaN(Date.parse(value)) ? formatMailTime(new Date(value)) : value;
};

const isFilled = (value: unknown) => value !== null && value !== undefined && value !== '';

const pairs = (entries: readonly (readonly [string, string])[]): string =>
  `<dl>${entries.map(([label, html]) => `<dt>${escapeHtml(label)}</dt><dd>${html}</dd>`).join('')}</dl>`;

const shown = (value: unknown, isMoney: boolean): string => {
  if (isMoney && typeof value === 'number') return escapeHtml(formatMoney(value));
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'object' && value !== null)
    return pairs(
      Object.entries(value)
        .filter(([, inner]) => isFilled(inner))
        .map(([key, inner]) => [words.fields[key] ?? key, shown(inner, false)] as const),
    );
  return escapeHtml(textOf(String(value)));
};

const rowOf = (columns: Section['columns'], row: Row): string =>
  pairs(
    Object.entries(columns).flatMap(([column, how]) => {
      const value = row[column];
      if (!isFilled(value)) return [];
      const { label, isMoney = false } = typeof how === 'string' ? { label: how } : how;
      return [[label, shown(value, isMoney)] as const];
    }),
  );

const section = (id: string, title: string, html: string): string =>
  `<section id="${id}"><h2>${escapeHtml(title)}</h2>${html}</section>`;

const documentOf = ({ archivo, solicitud, nombre, octetos }: ArchiveData['documentos'][number]): string => {
  const size = words.size(Math.ceil(octetos / 1024));
  const name = escapeHtml(solicitud === null ? nombre : `${solicitud}: ${nombre}`);
  if (archivo === null) return `<li>${name} (${size}; ${words.noRoom})</li>`;
  const address = archivo.split('/').map(encodeURIComponent).join('/');
  return `<li><a href="${escapeHtml(address)}">${name}</a> (${size})</li>`;
};

/** Readable without a network and without scripts, on a telephone and on paper. In pieces, so that none is long. */
export const archivePage = function* (
  hecho: Date,
  sections: readonly Section[],
  documents: ArchiveData['documentos'],
): Generator<string> {
  const filled = sections.filter(({ rows }) => rows.length > 0);
  const links = [...filled.map(({ name, title }) => [name, title]), ['documentos', words.documents]];
  yield `<!doctype html>
<html lang="es-DO">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(words.title)}</title>
<style>${style}</style>
</head>
<body>
<header><h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(words.made(formatMailTime(hecho)))}</p>
${words.intro.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</header>
<nav aria-label="${words.contents}"><ul>${links
    .map(([name, title]) => `<li><a href="#${name}">${escapeHtml(title ?? '')}</a></li>`)
    .join('')}</ul></nav>
<main>`;
  for (const { name, title, columns, rows, isCut } of filled) {
    const note = isCut ? `<p>${words.cut}</p>` : '';
    yield section(name, title, `${note}${rows.map((row) => rowOf(columns, row)).join('\n')}`);
  }
  const listed = documents.map(documentOf).join('');
  yield section(
    'documentos',
    words.documents,
    listed === '' ? `<p>${words.nothing}</p>` : `<ul class="archivos">${listed}</ul>`,
  );
  yield section('fuera', words.leftOutTitle, words.leftOut.map((line) => `<p>${escapeHtml(line)}</p>`).join(''));
  yield `</main>
</body>
</html>
`;
};
