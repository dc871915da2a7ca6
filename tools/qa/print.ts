import { csvText } from './csv';
import type { CoverName, Script, ScriptStep } from './test-script';

export interface Printed {
  flow: string;
  titulo: string;
  cover: CoverName;
  scripts: readonly Script[];
}

const columns = ['Paso', 'Acción', 'El servicio responde', 'Debe verse', 'Requisito'] as const;
const cells = ({ id, accion, responde, debeVerse, requisitos }: ScriptStep): string[] => [
  id,
  accion,
  responde,
  debeVerse,
  requisitos.join(', '),
];
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
export const counted = (paths: number): string => (paths === 1 ? '1 camino' : `${paths} caminos`);
const lastOf = ({ pasos }: Script): string => pasos.at(-1)?.estado ?? '';

const row = (texts: readonly string[]): string =>
  `| ${texts.map((text) => inOneLine(text).replaceAll('|', '\\|')).join(' | ')} |`;

const markdown = ({ flow, titulo, scripts }: Printed): string =>
  [
    `# Caminos de ${flow}: ${titulo}`,
    '',
    `${counted(scripts.length)}. Un error se cita por su paso, como \`${scripts[0]?.pasos.at(-1)?.id ?? `${flow}-….1`}\`.`,
    ...scripts.flatMap((script) => [
      '',
      `## ${script.id}: termina en ${lastOf(script)}`,
      '',
      ...script.antes.map((line) => `- ${line}`),
      ...script.soloAutomatica.map((why) => `- **Solo lo recorre la prueba automática**: ${why}.`),
      ...(script.antes.length + script.soloAutomatica.length === 0 ? [] : ['']),
      row(columns),
      row(columns.map(() => '---')),
      ...script.pasos.map((step) => row(cells(step))),
    ]),
    '',
  ].join('\n');

const csv = ({ scripts }: Pick<Printed, 'scripts'>): string =>
  csvText([
    ['Camino', 'Antes', 'Se hace a mano', ...columns],
    ...scripts.flatMap(({ id, antes, soloAutomatica, pasos }) =>
      pasos.map((step) => [
        id,
        antes.join(' '),
        soloAutomatica.length === 0 ? 'sí' : `no: ${soloAutomatica.join('; ')}`,
        ...cells(step),
      ]),
    ),
  ]);

const json = ({ flow, titulo, cover, scripts }: Printed): string =>
  `${JSON.stringify({ flujo: flow, titulo, cobertura: cover, caminos: scripts }, null, 2)}\n`;

export const formats = { md: markdown, json, csv } as const;
export type FormatName = keyof typeof formats;
