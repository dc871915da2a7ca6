import type { Envelope } from '@cucumber/messages';
import { expect, test } from 'vitest';
import { formats } from '../../scripts/paths/print';
import type { Result } from '../../scripts/paths/results';
import { runMessages } from '../../scripts/paths/run-messages';
import type { Script } from '../../scripts/paths/test-script';
import { schemaProblems } from './schema-problems';

const scriptCalled = (id: string): Script => ({
  id,
  estados: [],
  antes: ['Traiga la llave.'],
  soloAutomatica: [],
  pasos: ['', 'Abierta.', ''].map((responde, index) => ({
    id: `${id}.${index + 1}`,
    accion: `Haga ${index + 1}.`,
    responde,
    debeVerse: `Se ve ${index + 1}.`,
    requisitos: [`HOME-0${index + 1}`],
    paso: '',
    estado: '',
    transiciones: [],
  })),
});
const result = (camino: string, resultado: Result['resultado'], paso: string, nota = ''): Result => ({
  ...{
    camino,
    resultado,
    paso,
    nota,
    fecha: '2026-11-26',
    probador: 'Ana',
    version: 'git-0000000001',
    huella: 'h-00000',
  },
});
const results = [
  result('puerta-aaaaa', 'pasa', ''),
  result('puerta-bbbbb', 'falla', 'puerta-bbbbb.2', '<b>no</b> abre'),
  result('puerta-ccccc', 'no se pudo', 'puerta-ccccc.2'),
  result('puerta-ddddd', 'falla', ''),
];
const scripts = results.map(({ camino }) => scriptCalled(camino));
const text = formats.gherkin({ flow: 'puerta', titulo: 'Una puerta', cover: 'each', scripts });
const last = new Map(results.map((one) => [one.camino, one]));
const messages = runMessages([{ uri: 'puerta.feature', text }], last);
const envelopes: Envelope[] = messages
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));

test('every message is valid by the schema of its package', () => {
  expect(envelopes.flatMap(schemaProblems)).toEqual([]);
  expect(schemaProblems({ testRunStarted: { timestamp: { seconds: '1', nanos: 0 }, at: 1 } })).toEqual([
    'message.testRunStarted.timestamp.seconds: string for integer',
    'message.testRunStarted: at is unknown',
  ]);
});

test('each step has passed up to the one that failed, and the others were skipped', () => {
  const [P, F, S] = ['PASSED', 'FAILED', 'SKIPPED'];
  const found = results.map(({ camino }) =>
    envelopes.flatMap(({ testStepFinished: one }) =>
      one?.testCaseStartedId === `${camino}/try` ? [one.testStepResult.status as string] : [],
    ),
  );
  // Dado, Y, Entonces; Cuando, Y, Entonces; Cuando, Entonces.
  expect(found).toEqual([
    [P, P, P, P, P, P, P, P],
    [P, P, P, P, P, F, S, S],
    [P, P, P, S, S, S, S, S],
    [P, P, P, P, P, P, P, F],
  ]);
  expect(envelopes.flatMap(({ testStepFinished }) => testStepFinished?.testStepResult.message ?? [])).toEqual([
    '<b>no</b> abre',
  ]);
});

test('who tried it, on which version, and the note come with each path', () => {
  expect(envelopes.flatMap(({ attachment }) => attachment?.body ?? [])).toEqual([
    'Probador: Ana\nVersión: git-0000000001',
    'Probador: Ana\nVersión: git-0000000001\n<b>no</b> abre',
    'Probador: Ana\nVersión: git-0000000001',
    'Probador: Ana\nVersión: git-0000000001',
  ]);
});

test('ids come from the paths: another path before changes none', () => {
  const alone = runMessages(
    [
      {
        uri: 'puerta.feature',
        text: formats.gherkin({ flow: 'puerta', titulo: 'Una puerta', cover: 'each', scripts: scripts.slice(1, 2) }),
      },
    ],
    last,
  );
  const idsIn = (ndjson: string) => [...ndjson.matchAll(/"id":"(puerta-bbbbb[^"]*)"/g)].map(([, id]) => id);
  expect(idsIn(alone)).toEqual(idsIn(messages));
  expect(idsIn(alone)).toEqual(
    expect.arrayContaining([
      'puerta-bbbbb',
      'puerta-bbbbb/pickle',
      'puerta-bbbbb/case',
      'puerta-bbbbb/case/8',
      'puerta-bbbbb/try',
    ]),
  );
});
