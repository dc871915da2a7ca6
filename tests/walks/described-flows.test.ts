import { describe, expect, test } from 'vitest';
import { type CallName, contract } from '../../domain/contract';
import { describedFlow, describedNames } from '../../e2e/walks/described-flows';
import { explore } from '../../tools/explore/explore';
import { discover } from '../../tools/explore/flows';
import { nodesOf, universe } from '../../tools/explore/universe';
import { untold } from '../../tools/qa/test-script';
import { refusedParts } from '../contract/refused-parts';

const flows = await discover();

/** What the contract refuses of an actor's input. One that is no request is for its wiring. */
const refusedBy = (call: CallName, input: unknown): string[] => {
  if (typeof input !== 'object' || input === null) return [];
  if (!Object.keys(input).every((key) => key === 'query' || key === 'body')) return [];
  return refusedParts(contract[call], input).map((part) => `${call}, ${part}: ${JSON.stringify(input)}`);
};

test('a description belongs to a flow', () => {
  const known = flows.map(({ name }) => name);
  const strangers = describedNames().filter((name) => !known.includes(name));
  expect(strangers.map((name) => `e2e/flows/${name}.ts: there is no machines/${name}`)).toEqual([]);
});

test('a flow without a description is reported in a line that says what is missing and where', async () => {
  await expect(describedFlow('prueba0')).rejects.toThrow(
    /^e2e\/flows\/prueba0\.ts: no se puede importar: no existe, y dice cómo se recorre el flujo prueba0$/,
  );
});

describe.each(flows)('$name', ({ name, machine, cases }) => {
  test('is complete: has all steps and resting states of its paths, and nothing else', async () => {
    const described = await describedFlow(name);
    const declared = universe(machine).map(({ id }) => id);
    expect(Object.keys(described.inProcess ?? {}).filter((id) => !declared.includes(id))).toEqual([]);
    const invokes = nodesOf(machine).flatMap(({ invoke }) => invoke.map(({ id }) => id));
    expect(Object.keys(described.calls).filter((id) => !invokes.includes(id))).toEqual([]);
    if (cases === null) throw new Error(`machines/${name}/${name}.cases.ts is missing`);
    expect(await untold(cases, described)).toEqual([]);
    const { starts, edges } = explore(cases);
    const labels = new Set(edges.flatMap(({ step: { label } }) => [label, label.replace(/ \(.+\)$/, '')]));
    expect(Object.keys(described.acts).filter((label) => !labels.has(label))).toEqual([]);
    const begun = [...starts.values()].map(({ label }) => /\((.+)\)$/.exec(label)?.[1] ?? '');
    expect(Object.keys(described.starts).filter((start) => !begun.includes(start))).toEqual([]);
  });

  test('asks for nothing, on any path, that the contract does not take', async () => {
    if (cases === null) throw new Error(`machines/${name}/${name}.cases.ts is missing`);
    const { calls } = await describedFlow(name);
    const { starts, edges } = explore(cases);
    const refused = [...starts.values(), ...edges.map(({ step }) => step)].flatMap(({ asked, state }) =>
      asked.flatMap(({ name: actor, input }) => {
        const found = calls[actor];
        // The flow's type pairs the call with its own context.
        const call = typeof found === 'function' ? found(state.context as never) : found;
        return call === undefined ? [] : refusedBy(call, input);
      }),
    );
    expect([...new Set(refused)]).toEqual([]);
  });
});
