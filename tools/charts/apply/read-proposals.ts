import { jsonFault } from '../json-fault';
import { jsonTree } from './json-tree';
import { readLiteral } from './read-chart';
import { Refusal, refuse } from './refusal';
import {
  argumentOf,
  descendants,
  isObject,
  type Json,
  type JsonObject,
  type Node,
  nodeIn,
  nodesIn,
  type Parse,
} from './syntax';

/** More than all charts of the portal together. */
export const maxBytes = 5_000_000;

/** Keys whose values in a drawing are ignored: the source keeps its own. */
const unread = ['context', 'input', 'output', 'types', 'schemas'];

const readNode = (node: Node, where: string): Json =>
  readLiteral(node, (keys, what) => {
    if (keys.some((key) => unread.includes(key))) return;
    const at = [where, keys.slice(0, -1).join('.')].filter((part) => part !== '').join(': ');
    if (what === 'duplicate key') refuse(at, `hay dos con el nombre «${keys.at(-1)}»`);
    refuse(
      [where, keys.join('.')].filter((part) => part !== '').join(': '),
      'hay código donde debe haber un nombre o un texto',
    );
  }) ?? null;

const isChart = (value: Json | undefined): value is JsonObject => isObject(value) && isObject(value.states);

/** One chart, a list of charts, or an object of charts by id. */
const chartsIn = (value: Json, where: string): JsonObject[] => {
  if (isChart(value)) return [value];
  if (Array.isArray(value) && value.length > 0 && value.every(isChart)) return value;
  if (isObject(value) && Object.keys(value).length > 0 && Object.values(value).every(isChart))
    return Object.entries(value).flatMap(([id, chart]) => (isChart(chart) ? [{ id, ...chart }] : []));
  return refuse(where, 'no es un diagrama, le falta states');
};

const isMachineCall = ({ type, callee, arguments: given }: Node): boolean => {
  const name = nodeIn(callee);
  const called = name.type === 'MemberExpression' ? nodeIn(name.property) : name;
  return type === 'CallExpression' && called.name === 'createMachine' && nodesIn(given)[0]?.type === 'ObjectExpression';
};

const inJson = (where: string, text: string): JsonObject[] => {
  try {
    JSON.parse(text);
  } catch (error) {
    return refuse(where, jsonFault(text, error));
  }
  return chartsIn(readNode(jsonTree(text), where), where);
};

const inProgram = (parse: Parse, where: string, text: string): JsonObject[] => {
  const calls = descendants(parse(where, text)).filter(isMachineCall);
  if (calls.length === 0) refuse(where, 'no tiene createMachine({ … })');
  return calls.flatMap((call) => chartsIn(readNode(argumentOf(call), where), where));
};

/** By its name, or by how it begins: what is pasted has no name. */
const isJson = (where: string, text: string): boolean => where.endsWith('.json') || /^\s*[[{]/.test(text);

/** The charts of a file that an editor exported: JSON, or a program, which is parsed and never run. */
export const readProposals = (parse: Parse, where: string, text: string): JsonObject[] => {
  if (text.length > maxBytes) refuse(where, 'pesa más de 5 MB');
  try {
    const charts = isJson(where, text) ? inJson(where, text) : inProgram(parse, where, text);
    const twice = charts.find(({ id }, index) => charts.findIndex((one) => one.id === id) !== index);
    return twice === undefined ? charts : refuse(where, `hay dos diagramas con el id «${String(twice.id)}»`);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const said = error instanceof Error ? error.message.split('\n')[0] : String(error);
    return refuse(where, `no se puede leer (${said})`);
  }
};
