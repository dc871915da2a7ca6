import type { Exported } from './exported';
import { asMarkdown } from './tables';

export const flowDocument = ({ name, mermaid, tables }: Exported): string =>
  [
    `# ${name}`,
    `Se genera de \`machines/${name}/${name}.machine.ts\` con \`npm run charts\`. Para verlo en Stately, pegue \`${name}.json\`.`,
    `![Diagrama de ${name}](${name}.svg)`,
    `\`\`\`mermaid\n${mermaid}\n\`\`\``,
    ...tables.flatMap(({ title, table }) => [`## ${title}`, asMarkdown(table)]),
    '',
  ].join('\n\n');

export const indexDocument = (flows: readonly Exported[]): string => {
  const sum = (count: (flow: Exported) => number) => String(flows.reduce((total, flow) => total + count(flow), 0));
  const numbers = [
    (flow: Exported) => flow.states,
    (flow: Exported) => flow.transitions,
    (flow: Exported) => flow.paths.length,
    (flow: Exported) => flow.codes?.rows.length ?? 0,
  ];
  return [
    '# Flujos del portal',
    'Cada flujo es un diagrama de estados, y el portal hace exactamente lo que su diagrama dice: de él se generan estos archivos con `npm run charts`. Nada de aquí se escribe a mano.',
    '[`index.html`](index.html) los reúne en una sola página con buscador: se abre desde el disco, sin servidor y sin red.',
    asMarkdown({
      head: ['Flujo', 'Estados', 'Transiciones', 'Caminos', 'Códigos', 'Imagen', 'Para pegar en Stately'],
      rows: [
        ...flows.map((flow) => [
          `[${flow.name}](${flow.name}.md)`,
          String(flow.states),
          String(flow.transitions),
          flow.paths.length === 0 ? '0' : `[${flow.paths.length}](${flow.name}.paths.md)`,
          String(flow.codes?.rows.length ?? 0),
          `[SVG](${flow.name}.svg)`,
          `[JSON](${flow.name}.json)`,
        ]),
        [`${flows.length} en total`, ...numbers.map(sum), '', ''],
      ],
    }),
    'Qué cambió en cada flujo desde otra versión, o qué propone un diagrama dibujado en Stately:',
    '```sh\nnpm run charts -- --diff HEAD~1\nnpm run charts -- --diff propuesta.json\n```',
    '',
  ].join('\n\n');
};
