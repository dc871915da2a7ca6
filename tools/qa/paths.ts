import { NotImportable } from '../explore/flows';
import { changedPaths, changedWords } from './changed-paths';
import { type PathOptions, parsePathOptions } from './path-options';
import { counted, formats, type Printed } from './print';
import { jointIn, type Recorded, recordedIn, runsOf } from './recorded';
import { replay } from './replay';
import { type Script, scriptsOf } from './test-script';
import { scriptsThrough } from './through';
import { stateCalled, type ToldFlow, toldFlow, toldFlows } from './told-flows';
import { read, save, Unusable } from './unusable';

const onlyChanged = async (flow: ToldFlow, all: readonly Script[], revision: string): Promise<readonly Script[]> => {
  const { scripts, gone } = await changedPaths(flow, all, revision);
  const words = changedWords(flow.name, revision);
  if (gone.length > 0)
    console.error(`${flow.name}: ya no existen ${counted(gone.length)} de ${revision}: ${gone.join(', ')}`);
  if (words.length > 0)
    console.error(
      `${flow.name}: también cambiaron textos, que pueden verse en otros de sus caminos: ${words.join(', ')}`,
    );
  return scripts;
};

const printedOf = async (flow: ToldFlow, { cover, to, through, changed }: PathOptions): Promise<Printed> => {
  const { name, cases, described } = flow;
  const state = to === null ? null : stateCalled(to, flow);
  const all = through ? await scriptsThrough(flow, cover, toldFlow) : await scriptsOf(name, cases, cover, described);
  const passing = all.filter(({ estados }) => state === null || estados.includes(state));
  const scripts = changed === null ? passing : await onlyChanged(flow, passing, changed);
  return { flow: name, titulo: described.title, cover, scripts };
};

const numberIn = (printed: readonly Printed[]): number => printed.reduce((sum, { scripts }) => sum + scripts.length, 0);

const print = async (options: PathOptions): Promise<void> => {
  const { format, out, flow } = options;
  const printed: Printed[] = [];
  for (const one of await toldFlows(flow)) {
    const made = await printedOf(one, options);
    if (flow !== null || made.scripts.length > 0) printed.push(made);
  }
  if (options.changed !== null && numberIn(printed) === 0) {
    console.error(`Ningún camino cambió desde ${options.changed}.`);
    return;
  }
  const text =
    format === 'csv'
      ? formats.csv({ scripts: printed.flatMap(({ scripts }) => scripts) })
      : printed.map(formats[format]).join('\n');
  if (out === null) process.stdout.write(text);
  else {
    save(out, text);
    console.log(`${out}: ${counted(numberIn(printed))} de ${printed.map((one) => one.flow).join(', ')}`);
  }
};

const runFlow = async (recorded: Recorded): Promise<void> => {
  const { cases } = await toldFlow(recorded.flujo);
  const { paths, unwalked } = await replay(cases, recorded);
  for (const { id, difference } of paths) console.log(difference === null ? `${id}: igual` : `DISTINTO ${difference}`);
  const different = paths.filter(({ difference }) => difference !== null).length;
  console.log(`${recorded.flujo}: ${paths.length - different} de ${counted(paths.length)} sin diferencia`);
  if (unwalked.length > 0) console.log(`transiciones que este archivo no recorre: ${unwalked.length}`);
  if (different > 0) process.exitCode = 1;
};

const runAgain = async (path: string): Promise<void> => {
  const text = read(path);
  const [recorded, joint] = [recordedIn(text), jointIn(text)];
  if (recorded === null && joint === null)
    throw new Unusable(`${path}: no es lo que escriben --format json y --property`);
  for (const { actor, flujo } of joint?.actores ?? [])
    if (joint !== null && flujo !== null) await runFlow({ flujo, caminos: runsOf(joint, actor) });
  if (recorded !== null) await runFlow(recorded);
};

try {
  const asked = parsePathOptions(process.argv.slice(2));
  if (typeof asked === 'string') throw new Unusable(asked);
  if (asked.replay !== null) await runAgain(asked.replay);
  else await print(asked);
} catch (error) {
  if (!(error instanceof Unusable || error instanceof NotImportable)) throw error;
  console.error(`paths: ${error.message}`);
  process.exitCode = 1;
}
