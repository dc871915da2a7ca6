import type MagicString from 'magic-string';
import { declaredTypes } from './declared-types';
import { keyText, plainItem } from './fresh-text';
import { type Doc, type Item, layoutText, words } from './layout-text';
import { literalText } from './literal-text';
import { type NamesUsed, typeOfParams } from './names-used';
import { indentAt, piecesOf } from './pieces';
import { sameDoc } from './reconcile';
import {
  argumentOf,
  descendants,
  type JsonObject,
  keyOf,
  type Node,
  nodeIn,
  nodesIn,
  setupOf,
  valueAt,
} from './syntax';

export const sections = ['actors', 'delays', 'guards', 'actions'] as const;
export type Section = (typeof sections)[number];

/** A name that the chart uses and that has no implementation. */
export interface NewName {
  section: Section;
  name: string;
}

const withParams = (given: readonly (JsonObject | null)[]): string =>
  given.some((params) => params !== null) ? `falta as (_: unknown, params: ${typeOfParams(given)}) => never` : 'falta';

const placeholder = (used: NamesUsed, { section, name }: NewName): string => {
  if (section === 'delays') return 'falta';
  if (section === 'actors')
    return used.actors.get(name)?.ends === true ? 'fromPromise<unknown>(falta)' : 'fromCallback(falta)';
  return withParams(used[section].get(name) ?? []);
};

export const newNames = (call: Node, used: NamesUsed): NewName[] => {
  const setup = argumentOf(setupOf(call) ?? call);
  return sections.flatMap((section) => {
    const own = valueAt(setup, section);
    const known = new Set(nodesIn(own?.properties).map(keyOf));
    return [...used[section].keys()].filter((name) => !known.has(name)).map((name) => ({ section, name }));
  });
};

/** The new names as placeholders, in the notation of our charts. */
const withNewNames = (source: string, setup: Node, used: NamesUsed, names: readonly NewName[]): Doc => {
  const added = (section: Section): Item[] =>
    names
      .filter((one) => one.section === section)
      .map((one) => plainItem(`${keyText(one.name)}: `, words(placeholder(used, one))));
  const { pieces, end, broken } = piecesOf(source, setup);
  const items = pieces.map(({ node, lead, trail }): [key: string, item: Item] => {
    const key = keyOf(node) ?? '';
    const section = sections.find((one) => one === key);
    const more = section === undefined ? [] : added(section);
    if (more.length === 0) return [key, { lead, head: '', value: sameDoc(source, node), trail }];
    const own = piecesOf(source, nodeIn(node.value));
    const kept = own.pieces.map((piece) => ({
      lead: piece.lead,
      head: '',
      value: sameDoc(source, piece.node),
      trail: piece.trail,
    }));
    return [key, { lead, head: `${key}: `, value: { ...own, open: '{', items: [...kept, ...more] }, trail }];
  });
  for (const section of sections) {
    const more = added(section);
    if (more.length === 0 || items.some(([key]) => key === section)) continue;
    const later: readonly string[] = sections.slice(sections.indexOf(section));
    const at = items.findIndex(([key]) => later.includes(key));
    const value: Doc = { open: '{', items: more, end: [], broken: false };
    items.splice(at < 0 ? items.length : at, 0, [section, plainItem(`${section}: `, value)]);
  }
  return { open: '{', items: items.map(([, item]) => item), end, broken };
};

const withImports = (text: MagicString, program: Node, wanted: readonly string[]): void => {
  const found = nodesIn(program.body).find(
    ({ type, importKind, source }) =>
      type === 'ImportDeclaration' && importKind !== 'type' && nodeIn(source).value === 'xstate',
  );
  const specifiers = nodesIn(found?.specifiers);
  const [first, last] = [specifiers[0], specifiers.at(-1)];
  if (first === undefined || last === undefined) return;
  const names = specifiers.map(({ start, end }) => text.original.slice(start, end));
  const all = [...new Set([...names, ...wanted])].toSorted();
  if (all.length > names.length) text.overwrite(first.start, last.end, all.join(', '));
};

const literalsIn = (type: Node): string[] =>
  descendants(type).flatMap(({ type: kind, value }) =>
    kind === 'Literal' && typeof value === 'string' ? [value] : [],
  );

const withMembers = (text: MagicString, union: Node, members: readonly string[]): void => {
  const isTall = text.original.slice(union.start, union.end).includes('\n') && union.type === 'TSUnionType';
  const indent = ' '.repeat(indentAt(text.original, nodesIn(union.types).at(-1)?.start ?? union.start));
  text.appendLeft(union.end, members.map((one) => (isTall ? `\n${indent}| ${one}` : ` | ${one}`)).join(''));
};

/** Adds events and tags by name: people write the data of an event. */
const withTypes = (text: MagicString, program: Node, setup: Node, before: NamesUsed, used: NamesUsed): void => {
  const { literal, members, events, tags } = declaredTypes(program, setup);
  if (events !== null) {
    const known = literalsIn(events);
    const added = [...used.events].filter((event) => !before.events.has(event) && !known.includes(event));
    const texts = added.map((event) => `{ type: ${literalText(event)} }`);
    if (added.length > 0) withMembers(text, events, texts);
  }
  const known = tags === null ? [] : literalsIn(tags);
  const added = [...used.tags].filter((tag) => !known.includes(tag)).map(literalText);
  if (added.length === 0) return;
  const last = members.at(-1);
  if (tags !== null) withMembers(text, tags, added);
  else if (last !== undefined) {
    const isTall = text.original.slice(literal.start, last.start).includes('\n');
    const indent = isTall ? `\n${' '.repeat(indentAt(text.original, last.start))}` : ' ';
    const end = text.original.slice(last.start, last.end).endsWith(';') ? '' : ';';
    text.appendLeft(last.end, `${end}${indent}tags: ${added.join(' | ')}${isTall ? ';' : ''}`);
  }
};

/** Adds to `setup` the names that are new in the chart; returns them. */
export const writePlaceholders = (
  text: MagicString,
  program: Node,
  call: Node,
  before: NamesUsed,
  used: NamesUsed,
): readonly NewName[] => {
  const setup = argumentOf(setupOf(call) ?? call);
  const names = newNames(call, used);
  if (names.length > 0) {
    const types = valueAt(setup, 'types');
    const doc = withNewNames(text.original, setup, used, names);
    // Types are edited separately; their source is inside of this object.
    writeAround(text, setup, types, layoutText(doc, 0, 0));
    const makers = names.flatMap((one) => /^from\w+/.exec(placeholder(used, one))?.[0] ?? []);
    withImports(text, program, makers);
  }
  withTypes(text, program, setup, before, used);
  return names;
};

/** Overwrites an object except for one value, whose text is part of the new text. */
const writeAround = (text: MagicString, object: Node, inner: Node | null, written: string): void => {
  const kept = inner === null ? '' : text.original.slice(inner.start, inner.end);
  const at = inner === null ? -1 : written.indexOf(kept);
  if (inner === null || at < 0) {
    text.overwrite(object.start, object.end, written);
    return;
  }
  text.overwrite(object.start, inner.start, written.slice(0, at));
  text.overwrite(inner.end, object.end, written.slice(at + kept.length));
};
