import { type ColorRole, colors } from '../../src/ui/theme/colors';
import { nodeName } from '../explore/universe';
import { type DrawnEdge, type DrawnState, type Line, size } from './layout';
import { textWidth } from './text-width';

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;');

/** What a picture says besides the chart itself, by the names of `universe`. */
export interface Marks {
  state(name: string): string;
  transition(id: string): string;
}

const roles = {
  'c-canvas': 'canvas',
  'c-box': 'surface',
  'c-text': 'text',
  'c-muted': 'textMuted',
  'c-edge': 'borderControl',
  'c-border': 'borderControl',
  'c-mark': 'text',
  'c-focus': 'focus',
  'c-busy': 'infoSoft',
  'c-error': 'errorSoft',
  'c-notice': 'warningSoft',
  'c-end': 'successSoft',
} as const;
const markRoles = { 'c-added': 'success', 'c-removed': 'error', 'c-changed': 'warning', 'c-walked': 'info' } as const;

const values = (of: Readonly<Record<string, ColorRole>>, theme: 'light' | 'dark'): string =>
  Object.entries(of)
    .map(([name, role]) => `--${name}:${colors[role][theme]}`)
    .join(';');

/** In a standalone page the reader's theme has priority over the system's. */
const inPage = (of: Readonly<Record<string, ColorRole>>): string => `:root{${values(of, 'light')}}
:root[data-theme="dark"]{${values(of, 'dark')}}
@media (prefers-color-scheme:dark){:root:not([data-theme="light"]){${values(of, 'dark')}}}`;

const look = `.chart text{font-family:Arial,'Liberation Sans',Helvetica,sans-serif;font-size:${size.line}px;fill:var(--c-muted)}
.chart .name{font-size:${size.name}px;font-weight:600;fill:var(--c-text)}
.chart rect{stroke:var(--c-border);fill:var(--c-box)}
.chart .group,.chart .inner{fill:none}
.chart .region{stroke-dasharray:6 4}
.chart .cargando{fill:var(--c-busy)}
.chart .error{fill:var(--c-error)}
.chart .aviso{fill:var(--c-notice)}
.chart .final{fill:var(--c-end)}
.chart .edge{fill:none;stroke:var(--c-edge);stroke-width:1.5}
.chart .tip{fill:var(--c-edge);stroke:none}
.chart .first{fill:var(--c-mark)}
.chart .word{fill:var(--c-text)}
.chart .back,.chart .under{stroke:none;fill:var(--c-canvas)}`;

const marked = (name: string, stroke: string): string =>
  `.chart .${name} .name,.chart text.${name}{fill:var(--c-${name});font-weight:600}
.chart .${name}>rect,.chart path.${name}{stroke:var(--c-${name});${stroke}}`;

/** Marks of changes in a page: besides its colour each has a line style, and a sign in its label. */
export const markStyle = [
  inPage(markRoles),
  marked('added', 'stroke-width:2.5'),
  marked('removed', 'stroke-width:2;stroke-dasharray:7 4'),
  marked('changed', 'stroke-width:2.5;stroke-dasharray:1 3;stroke-linecap:round'),
  marked('walked', 'stroke-width:2.5'),
].join('\n');

/** The colours of the portal's themes. */
export const pictureStyle = (page: boolean): string =>
  page
    ? `${inPage(roles)}
${look}`
    : `.chart{${values(roles, 'light')}}
@media (prefers-color-scheme:dark){.chart{${values(roles, 'dark')}}}
${look}`;

const at = (value: number | undefined): string => String(Math.round((value ?? 0) * 2) / 2);

/** Text in a wider font than the measured one is compressed to its box. */
const within = (text: string, height: number): string =>
  text === '' ? '' : ` textLength="${textWidth(text, height)}" lengthAdjust="spacingAndGlyphs"`;

const textLine = ({ text, transition }: Line, x: number, y: number, kind: string, marks: Marks | null): string => {
  const names = transition === undefined ? '' : ` data-transition="${escaped(transition)}"`;
  const mark = transition === undefined ? '' : (marks?.transition(transition) ?? '');
  return `<text class="${mark === '' ? kind : `${kind} ${mark}`}" x="${at(x)}" y="${at(y)}"${within(text, size.line)}${names}>${escaped(text)}</text>`;
};

const tints = ['cargando', 'error', 'aviso'];

const stateShape = (drawn: DrawnState, x: number, y: number, marks: Marks | null): string[] => {
  const { node, title = '', width = 0, height = 0, lines = [] } = drawn;
  if (node === undefined)
    return [`<circle class="first" cx="${at(x + width / 2)}" cy="${at(y + height / 2)}" r="${at(width / 2)}"/>`];
  const tint = tints.find((tag) => node.tags.includes(tag));
  const region = node.parent?.type === 'parallel' ? ['region'] : [];
  const kind = node.type === 'final' ? ['final'] : drawn.children === undefined ? (tint ?? []) : ['group'];
  const box = (inset: number, names: string[]) =>
    `<rect${names.length === 0 ? '' : ` class="${names.join(' ')}"`} x="${at(x + inset)}" y="${at(y + inset)}" width="${at(width - 2 * inset)}" height="${at(height - 2 * inset)}" rx="${8 - inset}"/>`;
  const mark = marks?.state(nodeName(node)) ?? '';
  return [
    `<g data-state="${escaped(nodeName(node))}"${mark === '' ? '' : ` class="${mark}"`}>`,
    ...(node.description === undefined ? [] : [`<title>${escaped(node.description)}</title>`]),
    box(0, [...region, ...[kind].flat()]),
    ...(node.type === 'final' ? [box(3, ['inner'])] : []),
    `<text class="name" x="${at(x + size.pad)}" y="${at(y + 20)}"${within(title, size.title)}>${escaped(title)}</text>`,
    ...lines.map((line, index) => textLine(line, x + size.pad, y + size.head + 12 + size.lead * index, 'line', marks)),
    '</g>',
  ];
};

/** The mark of a line: the one that all its transitions share. */
const edgeMark = (ids: readonly string[], marks: Marks): string => {
  const [first = '', ...others] = [...new Set(ids.map((id) => marks.transition(id)))];
  return others.length === 0 && first !== '' ? ` ${first}` : '';
};

const edgeShape = (edge: DrawnEdge, x: number, y: number, marks: Marks | null): string[] =>
  (edge.sections ?? []).map(({ startPoint, bendPoints = [], endPoint }) => {
    const points = [startPoint, ...bendPoints, endPoint].map((point) => `${at(x + point.x)} ${at(y + point.y)}`);
    const ids = (edge.labels ?? []).flatMap(({ lines }) => lines.flatMap(({ transition = [] }) => transition));
    const of = marks === null ? '' : ` data-edge="${escaped(ids.join('\n')).replaceAll('\n', '&#10;')}"`;
    return `<path class="edge${marks === null ? '' : edgeMark(ids, marks)}"${of} d="M${points.join('L')}" marker-end="url(#tip)"/>`;
  });

const labelShape = (edge: DrawnEdge, x: number, y: number, marks: Marks | null): string[] =>
  (edge.labels ?? []).flatMap(({ lines, x: left = 0, y: top = 0, width = 0, height = 0 }) => [
    `<rect class="under" x="${at(x + left)}" y="${at(y + top)}" width="${at(width)}" height="${at(height)}"/>`,
    ...lines.map((line, index) => textLine(line, x + left + 4, y + top + 13 + size.lead * index, 'word', marks)),
  ]);

const layersOf = (graph: DrawnState, marks: Marks | null) => {
  const corners = new Map<string, { x: number; y: number }>();
  const [shapes, edges]: [string[], DrawnEdge[]] = [[], []];
  const visit = (drawn: DrawnState, left: number, top: number): void => {
    const [x, y] = [left + (drawn.x ?? 0), top + (drawn.y ?? 0)];
    corners.set(drawn.id, { x, y });
    if (drawn !== graph) shapes.push(...stateShape(drawn, x, y, marks));
    edges.push(...(drawn.edges ?? []));
    for (const child of drawn.children ?? []) visit(child, x, y);
  };
  visit(graph, 0, 0);
  const placed = (shape: typeof edgeShape) =>
    edges.flatMap((edge) => {
      const { x = 0, y = 0 } = corners.get(edge.container ?? graph.id) ?? {};
      return shape(edge, x, y, marks);
    });
  return [...shapes, ...placed(edgeShape), ...placed(labelShape)];
};

/** The chart as SVG: boxes in boxes, words as words, no font and no picture from elsewhere. */
export const pictureOf = (graph: DrawnState, name: string, page: boolean, marks: Marks | null = null): string => {
  const [width, height] = [Math.ceil(graph.width ?? 0), Math.ceil(graph.height ?? 0)];
  const tip = page ? `punta-${name}` : 'punta';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" role="img" aria-label="Diagrama de ${escaped(name)}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    ...(page ? [] : [`<style>${pictureStyle(false)}</style>`]),
    `<defs><marker id="${tip}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path class="tip" d="M0 0L8 4L0 8Z"/></marker></defs>`,
    `<rect class="back" width="${width}" height="${height}"/>`,
    ...layersOf(graph, marks).map((line) => line.replace('url(#tip)', `url(#${tip})`)),
    '</svg>',
    '',
  ].join('\n');
};
