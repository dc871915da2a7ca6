import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { approvedPaths, approvedText } from '../../../tools/explore/approved';
import { type Cases, discover, root } from '../../../tools/explore/flows';
import { equivalentMutants } from '../../../tools/mutants/equivalent';
import { judgeOf } from '../../../tools/mutants/judge';
import { mutantsOf, rewritten } from '../../../tools/mutants/mutants';
import { nameOf, productPoints } from '../../../tools/mutants/product/sample';

const machine = setup({
  types: {} as { context: { veces: number }; events: { type: 'IR' } | { type: 'VOLVER' } },
  actors: { pedir: fromPromise<string>(() => Promise.reject(new Error('falta'))) },
  guards: { primera: ({ context }) => context.veces === 0 },
  actions: { contar: assign({ veces: ({ context }) => context.veces + 1 }) },
  delays: { limite: 5000 },
}).createMachine({
  id: 'prueba',
  context: { veces: 0 },
  initial: 'quieta',
  states: {
    quieta: { on: { IR: [{ guard: 'primera', target: 'pidiendo', actions: 'contar' }, { target: 'rota' }] } },
    pidiendo: {
      invoke: { id: 'pedir', src: 'pedir', onDone: { target: 'decidiendo' }, onError: { target: 'rota' } },
      after: { limite: { target: 'rota' } },
    },
    decidiendo: { always: { target: 'quieta' } },
    rota: { on: { VOLVER: { target: 'quieta' } } },
  },
});
const cases: Cases = { machine, events: {}, replies: { pedir: { bien: 'bien' } } };
const judge = async () =>
  judgeOf({ name: 'prueba', cases, approved: approvedText('prueba', await approvedPaths({ name: 'prueba', cases })) });

describe('the mutants of a chart', () => {
  test('are every small mistake in each place', () => {
    const ids = mutantsOf(machine).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id.startsWith('quieta') || !id.includes('—'))).toEqual([
      'quieta — IR [primera] → pidiendo: sin la transición',
      'quieta — IR [primera] → pidiendo: sin destino',
      'quieta — IR [primera] → pidiendo: lleva a quieta',
      'quieta — IR [primera] → pidiendo: lleva a decidiendo',
      'quieta — IR [primera] → pidiendo: lleva a rota',
      'quieta — IR [primera] → pidiendo: sin la guarda',
      'quieta — IR [primera] → pidiendo: con la guarda al revés',
      'quieta — IR [primera] → pidiendo: sin la acción contar',
      'quieta — IR → rota: sin la transición',
      'quieta — IR → rota: sin destino',
      'quieta — IR → rota: lleva a quieta',
      'quieta — IR → rota: lleva a pidiendo',
      'quieta — IR → rota: lleva a decidiendo',
      'quieta — IR [primera] → pidiendo: después de la rama sin guarda',
      '(raíz): empieza en pidiendo',
      '(raíz): empieza en decidiendo',
      '(raíz): empieza en rota',
      'pidiendo: sin llamar a pedir',
    ]);
  });

  test('are detected; an equivalent one survives', async () => {
    const ask = await judge();
    const survivors: string[] = [];
    for (const mutant of mutantsOf(machine)) if ((await ask(mutant.machine)) === null) survivors.push(mutant.id);
    expect(mutantsOf(machine)).toHaveLength(43);
    expect(survivors).toEqual(['rota — VOLVER → quieta: lleva a decidiendo']);
  });

  test('report how they were detected, an endless loop too; the chart itself is no mutant', async () => {
    const ask = await judge();
    expect(await ask(() => rewritten(machine))).toBe(null);
    const [removed] = mutantsOf(machine);
    expect(await ask(removed?.machine ?? (() => machine))).toMatch(/^prueba-\w{5}, IR: de pidiendo a rota$/);
    expect(await ask(() => rewritten(machine, ['states', 'quieta', 'always'], { target: 'decidiendo' }))).toMatch(
      /^Infinite loop detected/,
    );
  });
});

test('the equivalent mutants exist', async () => {
  const known = new Map((await discover()).map(({ name, cases: own }) => [name, own]));
  const product = new Set(productPoints().map(nameOf));
  const unknown = [...equivalentMutants()].flatMap(([flow, ids]) => {
    if (flow === 'src') return ids.filter((id) => !product.has(id));
    const own = known.get(flow)?.machine;
    const mutants = own === undefined ? [] : mutantsOf(own).map(({ id }) => id);
    return ids.filter((id) => !mutants.includes(id)).map((id) => `${flow}: ${id}`);
  });
  expect(unknown).toEqual([]);
});

const run = (...args: string[]): Promise<{ code: unknown; out: string; said: string }> =>
  new Promise((resolve) =>
    execFile(
      process.execPath,
      ['--import', 'tsx', join(root, 'tools/mutants/mutate.ts'), ...args],
      { cwd: root },
      (error, out, said) => resolve({ code: error?.code ?? 0, out, said }),
    ),
  );

describe('npm run mutate', () => {
  test('reports an unknown flow in one line, with the existing ones', async () => {
    const { code, out, said } = await run('nada');
    expect([code, out]).toEqual([1, '']);
    expect(said).toMatch(/^«nada» no es un flujo; hay activation, (\w+, )+\w+\n$/);
  });

  test('fails below the required share', async () => {
    const { code, out } = await run('connection', '--least', '100');
    expect([code, out.split('\n').at(-2)]).toEqual([0, 'connection: 18 de 18 mutantes detectados (100,0 %)']);
    expect((await run('connection', '--least', '101')).said).toMatch(
      /^npm run mutate -- \[flow\] \[--least <percent>\]\n/,
    );
  });
});
