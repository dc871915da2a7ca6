import type { StateValue } from 'xstate';
import { type Cases, type Flow, root } from './flows';
import type { Seen } from './in-process';
import { memoizePerKey } from './memoize-per-key';
import { pathId, stateName } from './path-id';
import { walk } from './walk';

export const approvedFile = (flow: string): string => `${root}/statecharts/${flow}.paths.md`;

export interface ApprovedPath {
  id: string;
  trace: readonly Seen[];
}

const walked = memoizePerKey(
  async (cases: Cases, name: string): Promise<readonly ApprovedPath[]> =>
    (await walk(cases, () => {})).map((trace) => ({ id: pathId(name, trace), trace })),
);

export const approvedPaths = async ({ name, cases }: Pick<Flow, 'name' | 'cases'>): Promise<readonly ApprovedPath[]> =>
  cases === null ? [] : walked(cases, name);

/** JSON that cannot end the code that it stands in. */
const jsonText = (value: unknown): string | undefined => JSON.stringify(value)?.replaceAll('`', '\\u0060');

const said = (value: unknown): string => (value === undefined ? '' : ` \`${jsonText(value)}\``);

const contextChanges = (before: unknown, after: unknown): string => {
  const old = new Map<string, unknown>(Object.entries(before ?? {}));
  return Object.entries(after ?? {})
    .map(([key, value]) => ({ key, text: jsonText(value), was: jsonText(old.get(key)) }))
    .filter(({ text, was }) => text !== was)
    .map(({ key, text }) => `${key} = ${text}`)
    .join(', ');
};

const noChildren: ReadonlyMap<string, string> = new Map();

const stepLines = (trace: readonly Seen[], children: ReadonlyMap<string, string>): string[] =>
  trace.flatMap(({ label, value, context, asked, done, told, taken }, index) => {
    const changes = index === 0 ? '' : contextChanges(trace[index - 1]?.context, context);
    const nothing = index > 0 && taken.length === 0 ? ', no pasa nada' : '';
    const again = taken.some((id) => id.endsWith('↻')) ? ', empieza otra vez' : '';
    return [
      `${index + 1}. ${label} → **${stateName(value as StateValue)}**${nothing}${again}`,
      ...(changes === '' ? [] : [`   - recuerda: \`${changes}\``]),
      ...asked.map(({ name, input }) => {
        const child = children.get(name);
        const paths = child === undefined ? '' : `; lo que hace: [caminos de ${child}](${child}.paths.md)`;
        return `   - pide ${name}${said(input)}${paths}`;
      }),
      ...told.map(({ name, event }) => `   - dice a ${name}${said(event)}`),
      ...(done.length === 0
        ? []
        : [`   - hace ${done.map(({ name, params }) => `${name}${said(params)}`).join(', ')}`]),
    ];
  });

/** What a flow knows as it begins, once for all paths that begin so. */
const startLines = (paths: readonly ApprovedPath[]): string[] => {
  const starts = new Map(
    paths.flatMap(({ trace: [first] }) =>
      first === undefined ? [] : [[first.label, contextChanges({}, first.context)]],
    ),
  );
  return [...starts].map(
    ([label, known]) => `- ${label}${known === '' ? ': sin recuerdos' : ` recuerda: \`${known}\``}`,
  );
};

/** The text that a reviewer approves: each path's steps, states, context changes, calls and actions. */
export const approvedText = (flow: string, paths: readonly ApprovedPath[], children = noChildren): string =>
  [
    `# Caminos aprobados de ${flow}`,
    '',
    `${paths.length} caminos recorren todas las transiciones. Se generan con \`npm run charts\`; aprobarlos es aceptar su diferencia.`,
    `En palabras, con lo que se escribe y lo que se lee: \`npm run paths -- ${flow}\`, o «Caminos» en el estudio.`,
    '',
    ...startLines(paths),
    ...paths.flatMap(({ id, trace }) => ['', `## ${id}`, '', ...stepLines(trace, children)]),
    '',
  ].join('\n');
