import { type Node, nodeIn, nodesIn } from './syntax';

/** The source of an element of an object or list, with the comment lines above it. */
export interface Piece {
  node: Node;
  /** Comments and empty lines above it. */
  lead: readonly string[];
  /** A comment after it, on its line. */
  trail: string;
}

export interface Pieces {
  pieces: readonly Piece[];
  /** Comments after the last element. */
  end: readonly string[];
  /** The first element is on a separate line. */
  broken: boolean;
}

export const indentAt = (source: string, position: number): number => {
  const line = source.slice(source.lastIndexOf('\n', position - 1) + 1, position);
  return line.length - line.trimStart().length;
};

/** Where the comma of this gap between two elements ends; comments may hold commas too. */
const afterComma = (gap: string): number => {
  const found = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*,/.exec(gap);
  return found === null ? 0 : found[0].length;
};

/** The lines between two elements without their common indentation; not the lines of the elements. */
const linesOf = (gap: string, indent: number): string[] => {
  const lines = gap.split('\n').slice(1, -1);
  return lines.map((line) => (line.trim() === '' ? '' : line.slice(0, indent).trimStart() + line.slice(indent)));
};

export const piecesOf = (source: string, object: Node): Pieces => {
  const nodes = object.type === 'ArrayExpression' ? nodesIn(object.elements) : nodesIn(object.properties);
  let from = object.start + 1;
  const pieces = nodes.map((node): Piece => {
    const lead = linesOf(source.slice(from, node.start), indentAt(source, node.start));
    const rest = source.slice(node.end, object.end - 1);
    const comma = node.end + afterComma(rest);
    const [trail = ''] =
      /^[ \t]*(?:\/\/[^\n]*|\/\*[^\n]*\*\/)(?=\s*\n)/.exec(source.slice(comma, object.end - 1)) ?? [];
    from = comma + trail.length;
    return { node, lead, trail };
  });
  const [first] = nodes;
  return {
    pieces,
    end: linesOf(source.slice(from, object.end - 1), indentAt(source, object.end - 1) + 2),
    broken: first !== undefined && source.slice(object.start, first.start).includes('\n'),
  };
};

export const isProperty = ({ type }: Node): boolean => type === 'Property';
export const ownValue = (node: Node): Node => (isProperty(node) ? nodeIn(node.value) : node);
