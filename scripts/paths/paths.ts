import { readFileSync, writeFileSync } from 'node:fs';
import { describedFlow } from '../../e2e/paths/described-flows';
import { discover, type Flow, NotImportable } from '../../engine/flows';
import { nodeName, nodesOf } from '../../engine/universe';
import { type PathOptions, parsePathOptions } from './path-options';
import { counted, formats } from './print';
import { recordedIn, replay } from './replay';
import { scriptsOf } from './test-script';
import { scriptsThrough } from './through';

/** Told in one line, with exit code 1. */
class Unusable extends Error {}

const flowCalled = async (name: string) => {
  const flows = (await discover()).flatMap(({ cases, ...flow }) => (cases === null ? [] : [{ ...flow, cases }]));
  const found = flows.find((flow) => flow.name === name);
  if (found !== undefined) return found;
  throw new Unusable(`el flujo «${name}» no existe; hay ${flows.map((flow) => flow.name).join(', ')}`);
};

/** By its whole name, or by its last word where that is of one state only. */
const stateCalled = (asked: string, { name, machine }: Pick<Flow, 'name' | 'machine'>): string => {
  const all = nodesOf(machine).map(nodeName).slice(1);
  const found = all.includes(asked) ? [asked] : all.filter((state) => state.endsWith(`.${asked}`));
  const [state] = found;
  if (state !== undefined && found.length === 1) return state;
  throw new Unusable(
    found.length === 0
      ? `el estado «${asked}» no existe en ${name}; hay ${all.join(', ')}`
      : `el estado «${asked}» puede ser ${found.join(' o ')}`,
  );
};

const toldOf = async (name: string) => ({ ...(await flowCalled(name)), described: await describedFlow(name) });

const print = async (flowName: string, { cover, to, through, format, out }: PathOptions) => {
  const flow = await toldOf(flowName);
  const state = to === null ? null : stateCalled(to, flow);
  const { described } = flow;
  const all = through
    ? await scriptsThrough(flow, cover, toldOf)
    : await scriptsOf(flow.name, flow.cases, cover, described);
  const scripts = all.filter(({ estados }) => state === null || estados.includes(state));
  const text = formats[format]({ flow: flow.name, titulo: described.title, cover, scripts });
  if (out === null) process.stdout.write(text);
  else {
    try {
      writeFileSync(out, text);
    } catch {
      throw new Unusable(`${out}: no se puede escribir`);
    }
    console.log(`${out}: ${counted(scripts.length)} de ${flow.name}`);
  }
};

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Unusable(`${path}: no se puede leer`);
  }
};

const runAgain = async (path: string) => {
  const recorded = recordedIn(read(path));
  if (recorded === null) throw new Unusable(`${path}: no es lo que escribe --format json`);
  const { cases } = await flowCalled(recorded.flujo);
  const { paths, unwalked } = await replay(cases, recorded);
  for (const { id, difference } of paths) console.log(difference === null ? `${id}: igual` : `DISTINTO ${difference}`);
  const different = paths.filter(({ difference }) => difference !== null).length;
  console.log(`${recorded.flujo}: ${paths.length - different} de ${counted(paths.length)} sin diferencia`);
  if (unwalked.length > 0) console.log(`transiciones que este archivo no recorre: ${unwalked.length}`);
  if (different > 0) process.exitCode = 1;
};

try {
  const asked = parsePathOptions(process.argv.slice(2));
  if (typeof asked === 'string') throw new Unusable(asked);
  if (asked.replay !== null) await runAgain(asked.replay);
  else await print(asked.flow ?? '', asked);
} catch (error) {
  if (!(error instanceof Unusable || error instanceof NotImportable)) throw error;
  console.error(`paths: ${error.message}`);
  process.exitCode = 1;
}
