import type { ExportedFlow } from './export-flow';
import { markdownText } from './markdown-text';
import { asMarkdown } from './tables';

export const flowDocument = ({ name, about, tables }: ExportedFlow): string =>
  [
    `# ${name}`,
    markdownText(about),
    `Se genera de \`machines/${name}/${name}.machine.ts\` con \`npm run charts\`. Para verlo en Stately, pegue \`${name}.json\`.`,
    `![Diagrama de ${name}](${name}.svg)`,
    ...tables.flatMap(({ title, table }) => [`## ${title}`, asMarkdown(table)]),
    '',
  ].join('\n\n');

type Listed = Pick<ExportedFlow, 'name' | 'about'>;

/** A number of one flow beside that of another would be a conflict between two branches. */
export const indexDocument = (flows: readonly Listed[]): string =>
  [
    '# Flujos del portal',
    'Cada flujo es un diagrama de estados, y el portal hace exactamente lo que su diagrama dice: de él se generan estos archivos con `npm run charts`. Nada de aquí se escribe a mano.',
    '`npm run charts -- --page` los reúne en una sola página con buscador, `dist/flujos.html`: se abre desde el disco, sin servidor y sin red.',
    flows
      .map(
        ({ name, about }) =>
          `- [${name}](${name}.md): ${markdownText(about)} [Caminos](${name}.paths.md) · [SVG](${name}.svg) · [JSON](${name}.json)`,
      )
      .join('\n\n'),
    'Qué cambió en cada flujo desde otra versión, o qué propone un diagrama dibujado en Stately:',
    '```sh\nnpm run charts -- --diff HEAD~1\nnpm run charts -- --diff propuesta.json\n```',
    '',
  ].join('\n\n');
