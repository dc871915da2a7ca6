/** A piece of the new text: unchanged source, or a list of such pieces in brackets. */
export type Doc = Words | Group;

export interface Words {
  text: string;
  /** The indentation in the old source; all lines are shifted with the first one. */
  indent: number;
  /** The number of elements of an object. */
  count: number;
}

export interface Group {
  open: '{' | '[';
  items: readonly Item[];
  end: readonly string[];
  broken: boolean;
}

export interface Item {
  lead: readonly string[];
  /** `key: `, unless the text contains the key. */
  head: string;
  value: Doc;
  trail: string;
}

const width = 120;
const isGroup = (doc: Doc): doc is Group => 'items' in doc;

export const words = (text: string, indent = 0, count = 0): Words => ({ text, indent, count });

const countOf = (doc: Doc): number => (isGroup(doc) ? (doc.open === '{' ? doc.items.length : 0) : doc.count);

/** As the formatter does: a list of objects of several properties has one a line. */
const mustBreak = ({ open, items, broken, end }: Group): boolean =>
  items.length > 0 &&
  (broken && open === '{'
    ? true
    : end.length > 0 ||
      items.some(({ lead, trail }) => lead.length > 0 || trail !== '') ||
      (open === '[' && items.length > 1 && items.every(({ value }) => countOf(value) > 1)));

/** The piece on one line, if possible. */
const flat = (doc: Doc): string | null => {
  if (!isGroup(doc)) return doc.text.includes('\n') ? null : doc.text;
  if (mustBreak(doc)) return null;
  const parts = doc.items.map(({ head, value }) => {
    const text = flat(value);
    return text === null ? null : head + text;
  });
  if (parts.includes(null)) return null;
  const inside = parts.join(', ');
  if (doc.open === '[') return `[${inside}]`;
  return inside === '' ? '{}' : `{ ${inside} }`;
};

const moved = ({ text, indent }: Words, to: number): string => {
  const by = to - indent;
  if (by === 0) return text;
  return text
    .split('\n')
    .map((line, index) => {
      if (index === 0 || line === '') return line;
      return by > 0 ? ' '.repeat(by) + line : line.slice(0, -by).trimStart() + line.slice(-by);
    })
    .join('\n');
};

/** Formats a piece at an indentation, on a line whose first columns are taken. */
export const layoutText = (doc: Doc, indent: number, column: number): string => {
  const line = flat(doc);
  if (line !== null && column + line.length < width) return line;
  if (!isGroup(doc)) return moved(doc, indent);
  const inner = ' '.repeat(indent + 2);
  const own = (lines: readonly string[]) => lines.map((one) => (one === '' ? '\n' : `${inner}${one}\n`)).join('');
  const items = doc.items.map(({ lead, head, value, trail }) => {
    const single = flat(value);
    const tooLong =
      single !== null && /^['"]/.test(single) && head !== '' && indent + 2 + head.length + single.length >= width;
    const text = tooLong
      ? `${head.trimEnd()}\n${inner}  ${single}`
      : head + layoutText(value, indent + 2, indent + 2 + head.length);
    return `${own(lead)}${inner}${text},${trail}\n`;
  });
  const close = doc.open === '{' ? '}' : ']';
  return `${doc.open}\n${items.join('')}${own(doc.end)}${' '.repeat(indent)}${close}`;
};
