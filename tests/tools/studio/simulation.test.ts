import { describe, expect, test } from 'vitest';
import { cases as loginCases } from '../../../machines/login/login.cases';
import { type Cases, discover } from '../../../tools/explore/flows';
import { recordedIn } from '../../../tools/qa/recorded';
import { replay } from '../../../tools/qa/replay';
import { scriptsOf } from '../../../tools/qa/test-script';
import { startOf, takeStep } from '../../../tools/studio/play';
import { type Simulation, simulate } from '../../../tools/studio/simulation';
import { openStage } from '../../../tools/studio/stage';
import { traceToPath } from '../../../tools/studio/trace-to-path';
import { wireOnStage } from '../../../tools/studio/wired-flows';

const flows = (await discover()).flatMap(({ name, cases }) => (cases === null ? [] : [{ name, cases }]));

const open = async (name: string, cases: Cases, start: string): Promise<Simulation> => {
  const stage = await openStage();
  return simulate({
    cases,
    wired: wireOnStage(name, stage) ?? cases.machine,
    start,
    input: cases.starts?.[start],
    passed: stage.passed,
    changed: () => {},
  });
};

describe.each(flows)('$name', ({ name, cases }) => {
  test('every approved path runs in the studio to its end, and its copy can be replayed', async () => {
    const scripts = await scriptsOf(name, cases, 'each', undefined);
    const copies = [];
    for (const { id, pasos } of scripts) {
      const simulation = await open(name, cases, startOf(pasos[0]?.paso ?? ''));
      for (const { paso } of pasos.slice(1)) await takeStep(simulation, paso);
      const went = simulation.trace.map(({ label, state, taken }) => ({ label, state, taken }));
      simulation.stop();
      expect([id, went]).toEqual([
        id,
        pasos.map(({ paso, estado, transiciones }) => ({ label: paso, state: estado, taken: transiciones })),
      ]);
      copies.push(traceToPath(name, simulation.trace));
    }
    const all = { flujo: name, caminos: copies.flatMap(({ caminos }) => caminos) };
    const copied = recordedIn(JSON.stringify(all));
    if (copied === null) throw new Error('not what a replay reads');
    const { paths, unwalked } = await replay(cases, copied);
    expect(paths).toEqual(scripts.map(({ id }) => ({ id, difference: null })));
    expect(unwalked).toEqual([]);
  });
});

test('a flow without a wiring runs on its chart alone, with the delays of its cases', async () => {
  const simulation = simulate({
    cases: loginCases,
    wired: loginCases.machine,
    start: 'sin más',
    input: loginCases.starts?.['sin más'],
    passed: () => {},
    changed: () => {},
  });
  await takeStep(simulation, 'ESCRIBIR (cedula)');
  await takeStep(simulation, 'ENVIAR (completo)');
  expect(simulation.untilNext()).toBe(1000);
  await simulation.pass(1500);
  expect(simulation.trace.slice(-2).map(({ label, state, done }) => [label, state, done])).toEqual([
    ['tras limiteAutenticar', 'formulario.sinEntrar', []],
    ['pasan 0.5 s', 'formulario.sinEntrar', []],
  ]);
  expect(simulation.failure).toBe(null);
  simulation.stop();
});
