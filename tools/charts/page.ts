import { readFileSync } from 'node:fs';
import { approvedText } from '../explore/approved';
import type { ExportedFlow } from './export-flow';
import { htmlPage } from './html-page';
import { escaped } from './picture';
import type { Table } from './tables';

const beside = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Turns links to the documents of other flows into links to their sections. */
const withFlows = (text: string): string =>
  text.replace(/\[([^\]]+)\]\((\w+)(?:\.paths)?\.md\)/g, '<a href="#$2">$1</a>');

const inline = (text: string): string =>
  withFlows(escaped(text))
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');

const htmlTable = ({ head, rows }: Table, title: string, link: (text: string) => string): string =>
  [
    `<div class="wide" tabindex="0" role="region" aria-label="${title}"><table><thead><tr>`,
    ...head.map((text) => `<th scope="col">${escaped(text)}</th>`),
    '</tr></thead><tbody>',
    ...rows.map(
      ([first = '', ...rest]) =>
        `<tr><th scope="row">${escaped(first)}</th>${rest.map((text) => `<td>${link(escaped(text))}</td>`).join('')}</tr>`,
    ),
    '</tbody></table></div>',
  ].join('\n');

/** The approved paths, one article each. */
const pathArticles = ({ name, paths, children }: ExportedFlow): string[] =>
  approvedText(name, paths, children)
    .split('\n## ')
    .slice(1)
    .map((part) => {
      const [id = '', ...lines] = part.split('\n');
      const steps = lines.flatMap((line) => {
        const [, step] = /^\d+\. (.*)/.exec(line) ?? [];
        if (step !== undefined) return [`</ul></li><li>${inline(step)}<ul>`];
        const [, detail] = /^ {3}- (.*)/.exec(line) ?? [];
        return detail === undefined ? [] : [`<li>${inline(detail)}</li>`];
      });
      const list = `${steps.join('').replace(/^<\/ul><\/li>/, '')}</ul></li>`.replaceAll('<ul></ul>', '');
      return `<article id="${id}"><h4>${id}</h4><ol>${list}</ol></article>`;
    });

const part = (title: string, count: number, open: boolean, inside: string): string =>
  `<details${open ? ' open' : ''}><summary><h3>${title}</h3> <span class="count">${count}</span></summary>\n${inside}\n</details>`;

const section = (flow: ExportedFlow): string => {
  const { name, about, paths, tables, states, transitions, picture } = flow;
  const ids = new Set(paths.map(({ id }) => id));
  const link = (text: string) =>
    withFlows(text).replace(/[a-z]+-[a-z\d]{5}\b/g, (id) => (ids.has(id) ? `<a href="#${id}">${id}</a>` : id));
  return [
    `<section id="${name}" aria-labelledby="${name}-titulo"><h2 id="${name}-titulo" tabindex="-1">${name}</h2>`,
    `<p>${escaped(about)}</p>`,
    `<p class="facts">${states} estados · ${transitions} transiciones · ${paths.length} caminos</p>`,
    `<div class="wide picture" tabindex="0" role="region" aria-label="Diagrama de ${name}">\n${picture.inPage}</div>`,
    ...tables.map(({ title, table }) =>
      part(title, table.rows.length, title === 'Códigos', htmlTable(table, `${title} de ${name}`, link)),
    ),
    part('Caminos', paths.length, false, pathArticles(flow).join('\n')),
    '</section>',
  ].join('\n');
};

export const page = (flows: readonly ExportedFlow[]): string =>
  htmlPage({
    title: 'Flujos del portal',
    style: '',
    script: beside('page-theme.mjs') + beside('page-client.mjs'),
    body: `<a class="skip" href="#contenido">Ir al contenido</a>
<header>
<h1>Flujos del portal</h1>
<search hidden><label for="buscar">Buscar</label> <input id="buscar" type="search" autocomplete="off" spellcheck="false" placeholder="estado, evento, código, requisito o camino" aria-describedby="atajo"> <span id="atajo">Tecla <kbd>/</kbd> para buscar, <kbd>Esc</kbd> para ver todo</span></search>
<p id="hallado" role="status"></p>
<button id="tema" type="button" aria-pressed="false" hidden>Tema oscuro</button>
<button id="ajustar" type="button" aria-pressed="false" hidden>Ajustar diagramas al ancho</button>
</header>
<nav aria-label="Flujos"><ul>
${flows.map(({ name, transitions }) => `<li><a href="#${name}">${name} <span class="count">${transitions}</span></a></li>`).join('\n')}
</ul></nav>
<main id="contenido" tabindex="-1">
${flows.map(section).join('\n')}
</main>`,
  });
