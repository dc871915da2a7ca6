import { expect, test } from 'vitest';
import { changedPaths, touchedPaths } from '../../../tools/qa/changed-paths';
import type { Script } from '../../../tools/qa/test-script';
import { toldFlow } from '../../../tools/qa/told-flows';

const script = (id: string, estados: string[], transiciones: string[]): Script => ({
  ...{ id, estados, antes: [], soloAutomatica: [] },
  pasos: [
    { id: `${id}.1`, accion: '', responde: '', debeVerse: '', requisitos: [], paso: '', estado: '', transiciones },
  ],
});
const scripts = [
  script('puerta-aaaaa', ['cerrada'], []),
  script('puerta-bbbbb', ['abierta'], []),
  script('puerta-ccccc', ['cerrada'], ['cerrada — ABRIR → abierta']),
];
const approved = (...paths: string[]) => ['# Caminos aprobados de puerta\n', ...paths].join('\n## ');
const path = (id: string, state: string, memory = 'a = 1') =>
  `${id}\n\n1. inicio → **${state}**\n   - recuerda: \`${memory}\`\n`;
const all = [path('puerta-aaaaa', 'cerrada'), path('puerta-bbbbb', 'abierta'), path('puerta-ccccc', 'cerrada')];
const nothing = { states: new Map(), transitions: new Map() };
const touched = (before: string, changes: Parameters<typeof touchedPaths>[2] = nothing) => {
  const found = touchedPaths(scripts, { before, now: approved(...all) }, changes);
  return { ids: found.scripts.map(({ id }) => id), gone: found.gone };
};

test('paths that are new or go otherwise are touched, and those that only remember something else are not', () => {
  const [, second = '', third = ''] = all;
  expect(touched(approved(...all))).toEqual({ ids: [], gone: [] });
  expect(touched(approved(path('puerta-zzzzz', 'cerrada'), second, third))).toEqual({
    ids: ['puerta-aaaaa'],
    gone: ['puerta-zzzzz'],
  });
  expect(touched(approved(path('puerta-aaaaa', 'rota'), second, third)).ids).toEqual(['puerta-aaaaa']);
  expect(touched(approved(path('puerta-aaaaa', 'cerrada', 'b = 2'), second, third)).ids).toEqual([]);
  expect(touched('').ids).toEqual(['puerta-aaaaa', 'puerta-bbbbb', 'puerta-ccccc']);
});

test('paths through a changed state or transition are touched', () => {
  const before = approved(...all);
  expect(touched(before, { ...nothing, states: new Map([['abierta', 'changed']]) }).ids).toEqual(['puerta-bbbbb']);
  const transitions = new Map([['cerrada — ABRIR → abierta', 'changed']] as const);
  expect(touched(before, { ...nothing, transitions }).ids).toEqual(['puerta-ccccc']);
});

test.each(['no-existe', '--help'])('git does not know the revision %s', async (revision) => {
  await expect(changedPaths(await toldFlow('theme'), [], revision)).rejects.toThrow(
    `--changed ${revision}: git no conoce esa revisión`,
  );
});
