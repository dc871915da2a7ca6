import { colors } from '../../src/ui/theme/colors';
import { nodeName } from '../../tests/paths/universe';
import { type DrawnEdge, type DrawnState, type Line, size } from './layout';

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;');

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

const values = (theme: 'light' | 'dark'): string =>
  Object.entries(roles)
    .map(([name, role]) => `--${name}:${colors[role][theme]}`)
    .join(';');

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

/** The colours of the portal's themes; in a page of its own the reader's choice goes before the system's. */
export const pictureStyle = (page: boolean): string =>
  page
    ? `:root{${values('light')}}
:root[data-theme="dark"]{${values('dark')}}
@media (prefers-color-scheme:dark){:root:not([data-theme="light"]){${values('dark')}}}
${look}`
    : `.chart{${values('light')}}
@media (prefers-color-scheme:dark){.chart{${values('dark')}}}
${look}`;

const at = (value: number | undefined): string => String(Math.round((value ?? 0) * 2) / 2);

const textLine = ({ text, transition }: Line, x: number, y: number, kind: string): string => {
  const names = transition === undefined ? '' : ` data-transition="${escaped(transition)}"`;
  return `<text class="${kind}" x="${at(x)}" y="${at(y)}"${names}>${escaped(text)}</text>`;
};

const tints = ['cargando', 'error', 'aviso'];

const stateShape = (drawn: DrawnState, x: number, y: number): string[] => {
  const { node, width = 0, height = 0, lines = [] } = drawn;
  if (node === undefined)
    return [`<circle class="first" cx="${at(x + width / 2)}" cy="${at(y + height / 2)}" r="${at(width / 2)}"/>`];
  const tint = tints.find((tag) => node.tags.includes(tag));
  const region = node.parent?.type === 'parallel' ? ['region'] : [];
  const kind = node.type === 'final' ? ['final'] : drawn.children === undefined ? (tint ?? []) : ['group'];
  const box = (inset: number, names: string[]) =>
    `<rect${names.length === 0 ? '' : ` class="${names.join(' ')}"`} x="${at(x + inset)}" y="${at(y + inset)}" width="${at(width - 2 * inset)}" height="${at(height - 2 * inset)}" rx="${8 - inset}"/>`;
  return [
    `<g data-state="${escaped(nodeName(node))}">`,
    ...(node.description === undefined ? [] : [`<title>${escaped(node.description)}</title>`]),
    box(0, [...region, ...[kind].flat()]),
    ...(node.type === 'final' ? [box(3, ['inner'])] : []),
    `<text class="name" x="${at(x + size.pad)}" y="${at(y + 20)}">${escaped(node.key)}</text>`,
    ...lines.map((line, index) => textLine(line, x + size.pad, y + size.head + 12 + size.lead * index, 'line')),
    '</g>',
  ];
};

const edgeShape = (edge: DrawnEdge, x: number, y: number): string[] =>
  (edge.sections ?? []).map(({ startPoint, bendPoints = [], endPoint }) => {
    const points = [startPoint, ...bendPoints, endPoint].map((point) => `${at(x + point.x)} ${at(y + point.y)}`);
    return `<path class="edge" d="M${points.join('L')}" marker-end="url(#tip)"/>`;
  });

const labelShape = (edge: DrawnEdge, x: number, y: number): string[] =>
  (edge.labels ?? []).flatMap(({ lines, x: left = 0, y: top = 0, width = 0, height = 0 }) => [
    `<rect class="under" x="${at(x + left)}" y="${at(y + top)}" width="${at(width)}" height="${at(height)}"/>`,
    ...lines.map((line, index) => textLine(line, x + left + 4, y + top + 13 + size.lead * index, 'word')),
  ]);

const layersOf = (graph: DrawnState) => {
  const corners = new Map<string, { x: number; y: number }>();
  const [shapes, edges]: [string[], DrawnEdge[]] = [[], []];
  const visit = (drawn: DrawnState, left: number, top: number): void => {
    const [x, y] = [left + (drawn.x ?? 0), top + (drawn.y ?? 0)];
    corners.set(drawn.id, { x, y });
    if (drawn !== graph) shapes.push(...stateShape(drawn, x, y));
    edges.push(...(drawn.edges ?? []));
    for (const child of drawn.children ?? []) visit(child, x, y);
  };
  visit(graph, 0, 0);
  const placed = (shape: typeof edgeShape) =>
    edges.flatMap((edge) => {
      const { x = 0, y = 0 } = corners.get(edge.container ?? graph.id) ?? {};
      return shape(edge, x, y);
    });
  return [...shapes, ...placed(edgeShape), ...placed(labelShape)];
};

/** The chart as SVG: boxes in boxes, words as words, no font and no picture from elsewhere. */
export const pictureOf = (graph: DrawnState, name: string, page: boolean): string => {
  const [width, height] = [Math.ceil(graph.width ?? 0), Math.ceil(graph.height ?? 0)];
  const tip = page ? `punta-${name}` : 'punta';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="chart" role="img" aria-label="Diagrama de ${escaped(name)}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    ...(page ? [] : [`<style>${pictureStyle(false)}</style>`]),
    `<defs><marker id="${tip}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path class="tip" d="M0 0L8 4L0 8Z"/></marker></defs>`,
    `<rect class="back" width="${width}" height="${height}"/>`,
    ...layersOf(graph).map((line) => line.replace('url(#tip)', `url(#${tip})`)),
    '</svg>',
    '',
  ].join('\n');
};
