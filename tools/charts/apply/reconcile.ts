import { freshDoc, keyText } from './fresh-text';
import { type Doc, type Group, type Item, words } from './layout-text';
import { stable } from './model';
import { indentAt, isProperty, ownValue, type Piece, type Pieces, piecesOf } from './pieces';
import type { Origins } from './spell';
import { isObject, type Json, type JsonObject, keyOf, type Node, nodesIn } from './syntax';

/** Keys that a drawing cannot contain: the source keeps its values. */
const untouched: readonly string[] = ['context', 'input', 'output'];

/** Their keys are names of the chart, in the order of the drawing. */
const maps: readonly string[] = ['states', 'on', 'after'];

/** The position of a new property among the existing ones. */
const order: readonly string[] = [
  ...['id', 'src', 'guard', 'description', 'type', 'target', 'reenter', 'actions', 'tags', 'meta', 'context', 'entry'],
  ...['exit', 'invoke', 'initial', 'input', 'onSnapshot', 'onDone', 'onError', 'always', 'on', 'after', 'states'],
];

const placeIn = (key: string, before: readonly string[]): number => {
  const rank = order.indexOf(key);
  const at = before.findIndex((other) => order.indexOf(other) > rank);
  return at < 0 ? before.length : at;
};

/** The source text of a node. */
export const sameDoc = (source: string, node: Node): Doc =>
  words(
    source.slice(node.start, node.end),
    indentAt(source, node.start),
    node.type === 'ObjectExpression' ? nodesIn(node.properties).length : 0,
  );

interface Written {
  raw: Json;
  node: Node;
  pieces: Pieces;
}

/** The syntax node of every object and list of the chart, by its value. */
const writtenOf = (source: string, chart: Node, raw: Json): ReadonlyMap<unknown, Written> => {
  const found = new Map<unknown, Written>();
  const walk = (node: Node, value: Json | undefined): void => {
    if (typeof value !== 'object' || value === null) return;
    const pieces = piecesOf(source, node);
    found.set(value, { raw: value, node, pieces });
    for (const [index, { node: own }] of pieces.pieces.entries())
      walk(ownValue(own), isObject(value) ? value[keyOf(own) ?? ''] : value[index]);
  };
  walk(chart, raw);
  return found;
};

/** The source of the new chart: unchanged parts keep their text. */
export const reconcile = (source: string, chart: Node, raw: Json, now: Json, origins: Origins): Doc => {
  const written = writtenOf(source, chart, raw);
  const claimed = new Set(origins.values());
  const around = new Map<Node, Piece>();
  for (const { pieces } of written.values()) for (const piece of pieces.pieces) around.set(ownValue(piece.node), piece);

  /** The old value of a new one: by origin, by equality, or by position. */
  const originOf = (value: Json, place: Json | undefined): Written | undefined =>
    written.get(origins.get(value) ?? value) ?? (claimed.has(place ?? null) ? undefined : written.get(place));

  const doc = (value: Json, place: Json | undefined, isMap: boolean): Doc => {
    if (typeof value !== 'object' || value === null) return freshDoc(value);
    const from = originOf(value, place);
    if (from !== undefined && stable(from.raw) === stable(value)) return sameDoc(source, from.node);
    if (!isObject(value)) return listDoc(value, from);
    return objectDoc(value, from, isMap);
  };

  /** Takes the comments above a moved value along. */
  const carried = (head: string, value: Json, isMap: boolean): Item => {
    const node = originOf(value, undefined)?.node;
    const piece = node === undefined ? undefined : around.get(node);
    const isOwn = piece !== undefined && (head !== '' || !isProperty(piece.node));
    return {
      lead: isOwn ? piece.lead : [],
      head,
      value: doc(value, undefined, isMap),
      trail: isOwn ? piece.trail : '',
    };
  };

  const listDoc = (value: readonly Json[], from: Written | undefined): Group => ({
    open: '[',
    items: value.map((one) => carried('', one, false)),
    end: from?.node.type === 'ArrayExpression' ? from.pieces.end : [],
    broken: false,
  });

  /** The key in the new object that continues a property of the old one, if any. */
  const nextKey = (value: JsonObject, key: string, was: Json | undefined): string | undefined => {
    if (untouched.includes(key)) return key;
    const same = Object.entries(value).find(([, one]) => typeof one === 'object' && origins.get(one) === was);
    return same?.[0] ?? (key in value ? key : undefined);
  };

  const keptItem = (
    piece: Piece,
    name: string,
    value: Json | undefined,
    was: Json | undefined,
    isMap: boolean,
  ): Item => {
    const own = ownValue(piece.node);
    const isSame =
      value === undefined ||
      (stable(value) === stable(was ?? null) &&
        (typeof value !== 'object' || value === null || originOf(value, was)?.node === own));
    if (isSame && keyOf(piece.node) === name)
      return { lead: piece.lead, head: '', value: sameDoc(source, piece.node), trail: piece.trail };
    const head = `${keyText(name)}: `;
    if (value === undefined || isSame)
      return { lead: piece.lead, head, value: sameDoc(source, own), trail: piece.trail };
    const node = originOf(value, was)?.node;
    const from = node === undefined || node === own ? undefined : around.get(node);
    const lead = from === undefined || isProperty(from.node) ? piece.lead : [...piece.lead, ...from.lead];
    return { lead, head, value: doc(value, was, isMap), trail: piece.trail };
  };

  const objectDoc = (value: JsonObject, from: Written | undefined, isMap: boolean): Group => {
    const old = from !== undefined && isObject(from.raw) ? from.raw : {};
    const kept: [key: string, item: Item][] = [];
    for (const piece of from?.node.type === 'ObjectExpression' ? from.pieces.pieces : []) {
      const key = keyOf(piece.node) ?? '';
      const name = nextKey(value, key, old[key]);
      if (name === undefined || kept.some(([other]) => other === name)) continue;
      const next = untouched.includes(key) ? undefined : value[name];
      kept.push([name, keptItem(piece, name, next, old[key], !isMap && maps.includes(name))]);
    }
    let previous = -1;
    for (const [key, one] of Object.entries(value)) {
      const at = kept.findIndex(([other]) => other === key);
      if (at < 0) {
        const place =
          isMap || from === undefined
            ? previous + 1
            : placeIn(
                key,
                kept.map(([other]) => other),
              );
        kept.splice(place, 0, [key, carried(`${keyText(key)}: `, one, !isMap && maps.includes(key))]);
        previous = place;
      } else previous = at;
    }
    const isObjectNode = from?.node.type === 'ObjectExpression';
    return {
      open: '{',
      items: kept.map(([, item]) => item),
      end: isObjectNode ? from.pieces.end : [],
      broken: isObjectNode && from.pieces.broken,
    };
  };

  return doc(now, raw, false);
};
