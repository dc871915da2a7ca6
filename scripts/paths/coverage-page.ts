import { readFileSync } from 'node:fs';
import { htmlPage } from '../charts/html-page';
import { escaped, markStyle } from '../charts/picture';
import { type CoveredPath, type CoveredRow, proofOf, proofs, type Verdict, verdicts } from './coverage';
import { csvText } from './csv';
import { groupBy } from './group-by';

export interface Coverage {
  rows: readonly CoveredRow[];
  paths: readonly CoveredPath[];
  /** Results of paths that are no longer. */
  gone: number;
  version: string;
}

const words: Readonly<Record<Verdict, string>> = {
  pasa: 'pasa',
  falla: 'falla',
  'no se pudo': 'no se pudo',
  anticuado: 'anticuado',
  nunca: 'sin probar a mano',
};

const count = (all: readonly { verdict: Verdict }[], verdict: Verdict): number =>
  all.filter((one) => one.verdict === verdict).length;
const lastOf = ({ last }: CoveredRow): string =>
  last === null
    ? ''
    : [last.paso === '' ? last.camino : last.paso, dated(last.fecha), last.probador, last.nota]
        .filter((part) => part !== '')
        .join(' · ');
const spanish = (count: number): string => count.toLocaleString('es-DO');

/** A row for each requirement, for a spreadsheet. */
export const coverageCsv = ({ rows }: Coverage): string =>
  csvText([
    [
      'Requisito',
      'Flujo',
      'Qué pide',
      'Lo prueban',
      'Caminos',
      'Otras pruebas',
      'Resultado a mano',
      'Fecha',
      'Probador',
      'Camino del resultado',
      'Nota',
      'Versión',
    ],
    ...rows.map((row) => [
      row.id,
      row.flow,
      row.requirement,
      proofOf(row),
      row.paths.map(({ id }) => id).join(' '),
      row.tests.join(' '),
      words[row.verdict],
      row.last?.fecha ?? '',
      row.last?.probador ?? '',
      row.last?.paso || row.last?.camino || '',
      row.last?.nota ?? '',
      row.last?.version ?? '',
    ]),
  ]);

const proofWords = {
  caminos: 'Probados por caminos',
  'otras pruebas': 'Probados solo por otras pruebas',
  ninguna: 'Sin prueba',
} as const;
const dated = (day: string): string => day.split('-').toReversed().join('/');

const fact = (label: string, value: string): string => `<div><dt>${label}</dt><dd>${value}</dd></div>`;

const totals = ({ rows, paths, gone, version }: Coverage): string => {
  const dates = paths.flatMap(({ last }) => last?.fecha ?? []).toSorted();
  return `<dl class="totals">
${fact('Requisitos', spanish(rows.length))}
${proofs.map((proof) => fact(proofWords[proof], spanish(rows.filter((row) => proofOf(row) === proof).length))).join('\n')}
${verdicts.map((verdict) => fact(`A mano: ${words[verdict]}`, spanish(count(rows, verdict)))).join('\n')}
${fact('Última prueba a mano', dated(dates.at(-1) ?? 'ninguna'))}
</dl>
<p class="facts">${spanish(paths.length)} caminos, ${spanish(paths.filter((path) => path.isManual).length)} se pueden recorrer a mano: ${verdicts.map((verdict) => `${spanish(count(paths, verdict))} ${words[verdict]}`).join(', ')}. ${gone === 0 ? '' : `${spanish(gone)} resultados son de caminos que ya no existen. `}Versión del proyecto: ${escaped(version)}.</p>`;
};

const byFlow = (rows: readonly CoveredRow[]): string => {
  const flows = groupBy(rows, ({ flow }) => flow);
  const head = ['Flujo', 'Requisitos', 'Con caminos', ...verdicts.map((verdict) => words[verdict])];
  return `<details open><summary><h2>Por flujo</h2></summary>
<div class="wide" tabindex="0" role="region" aria-label="Por flujo"><table><thead><tr>${head.map((text) => `<th scope="col">${text}</th>`).join('')}</tr></thead><tbody>
${flows
  .map((own) => {
    const cells = [
      own.length,
      own.filter((row) => row.paths.length > 0).length,
      ...verdicts.map((verdict) => count(own, verdict)),
    ];
    return `<tr><th scope="row">${escaped(own[0].flow)}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  })
  .join('\n')}
</tbody></table></div></details>`;
};

const listed = (label: string, items: readonly string[]): string =>
  items.length === 0
    ? ''
    : `<details><summary>${label}</summary><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul></details>`;

const pathsOf = ({ id: row, paths }: CoveredRow): string => {
  const found = paths.map(({ id, isManual: byHand, rows }) => ({ id, byHand, verdict: rows.get(row) ?? 'nunca' }));
  const tried = found.filter(({ verdict }) => verdict !== 'nunca' && verdict !== 'anticuado').length;
  return listed(
    `${tried} de ${paths.length} probados`,
    found.map(({ id, byHand, verdict }) => `${id}: ${byHand ? words[verdict] : 'solo automática'}`),
  );
};

const rowLine = (row: CoveredRow): string =>
  `<tr data-flow="${escaped(row.flow)}" data-verdict="${row.verdict}" data-proof="${proofOf(row)}"><th scope="row">${row.id}</th><td>${escaped(row.flow)}</td><td lang="en">${escaped(row.requirement)}</td><td>${pathsOf(row)}</td><td>${listed(String(row.tests.length), row.tests)}</td><td><strong class="${row.verdict.replaceAll(' ', '-')}">${words[row.verdict]}</strong></td><td>${escaped(lastOf(row).slice(0, 400))}</td></tr>`;

const choice = (id: string, label: string, options: readonly (readonly [string, string])[]): string =>
  `<label for="${id}">${label}</label> <select id="${id}"><option value="">todos</option>${options.map(([value, text]) => `<option value="${escaped(value)}">${escaped(text)}</option>`).join('')}</select>`;

const beside = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/** The page for management: each requirement, its paths, and the results of testers. */
export const coveragePage = (coverage: Coverage): string => {
  const { rows } = coverage;
  const flows = [...new Set(rows.map(({ flow }) => flow))].toSorted();
  return htmlPage({
    title: 'Cobertura de los requisitos',
    style: `${markStyle}\n${beside('coverage.css')}`,
    script: beside('../charts/page-theme.mjs') + beside('coverage-client.mjs'),
    body: `<a class="skip" href="#contenido">Ir al contenido</a>
<header>
<h1>Cobertura de los requisitos</h1>
<search hidden>${choice(
      'flujo',
      'Flujo',
      flows.map((flow) => [flow, flow]),
    )}
${choice(
  'resultado',
  'A mano',
  verdicts.map((verdict) => [verdict, words[verdict]]),
)}
${choice(
  'prueba',
  'Los prueban',
  proofs.map((proof) => [proof, proof]),
)}
<label for="buscar">Buscar</label> <input id="buscar" type="search" autocomplete="off" spellcheck="false" placeholder="requisito, camino, archivo o probador"></search>
<p id="hallado" role="status"></p>
<button id="tema" type="button" aria-pressed="false" hidden>Tema oscuro</button>
</header>
<main id="contenido" tabindex="-1">
${totals(coverage)}
${byFlow(rows)}
<h2>Por requisito</h2>
<div class="wide" tabindex="0" role="region" aria-label="Por requisito"><table id="requisitos"><thead><tr>${['Requisito', 'Flujo', 'Qué pide', 'Caminos', 'Otras pruebas', 'A mano', 'Último resultado'].map((text) => `<th scope="col">${text}</th>`).join('')}</tr></thead><tbody>
${rows.map(rowLine).join('\n')}
</tbody></table></div>
</main>`,
  });
};
