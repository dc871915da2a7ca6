import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { changesBetween } from '../../tools/charts/changes';
import { differencePicture } from '../../tools/charts/difference-picture';
import { differencePage, walkedPage } from '../../tools/charts/marked-page';
import { mergeCharts } from '../../tools/charts/merge-charts';
import { discover } from '../../tools/explore/flows';
import { nodeName, nodesOf, universe } from '../../tools/explore/universe';

const old = {
  id: 'puerta',
  initial: 'cerrada',
  states: {
    cerrada: { description: 'Nadie pasa.', on: { ABRIR: { target: 'abierta', guard: 'hayLlave' } } },
    abierta: { on: { CERRAR: { target: 'cerrada' }, EMPUJAR: { actions: 'avisar' } }, after: { rato: 'cerrada' } },
    rota: { on: { REPARAR: 'cerrada' } },
  },
};
const now = {
  id: 'puerta',
  initial: 'cerrada',
  states: {
    cerrada: { description: 'Nadie entra.', on: { ABRIR: { target: 'abierta' } } },
    abierta: {
      on: { CERRAR: { target: 'trabada' }, EMPUJAR: { actions: 'callar' } },
      after: { rato: 'cerrada' },
    },
    trabada: { on: { CERRAR: 'cerrada' } },
  },
};

const valuesOf = (svg: string, pattern: RegExp): string[] => [...svg.matchAll(pattern)].map(([, value = '']) => value);

describe('changes between two charts', () => {
  test('lists each changed state and transition', () => {
    const { states, transitions } = changesBetween(old, now);
    expect([...states]).toEqual([
      ['rota', 'removed'],
      ['cerrada', 'changed'],
      ['trabada', 'added'],
    ]);
    expect([...transitions]).toEqual([
      ['cerrada — ABRIR [hayLlave] → abierta', 'removed'],
      ['abierta — CERRAR → cerrada', 'removed'],
      ['rota — REPARAR → cerrada', 'removed'],
      ['cerrada — ABRIR → abierta', 'changed'],
      ['abierta — CERRAR → trabada', 'changed'],
      ['abierta — EMPUJAR → ·', 'changed'],
      ['trabada — CERRAR → cerrada', 'added'],
    ]);
  });

  test('marks changes in one picture by sign and line, not only by colour', async () => {
    const svg = await differencePicture('puerta', changesBetween(old, now));
    expect(valuesOf(svg, /<text class="name"[^>]*>([^<]+)</g).toSorted()).toEqual([
      '+ trabada',
      'abierta',
      'puerta',
      '~ cerrada',
      '− rota',
    ]);
    expect(valuesOf(svg, /<text class="(?:word|line)[^>]*data-transition[^>]*>([^<]+)</g).toSorted()).toEqual([
      '+ CERRAR',
      'tras rato',
      '~ ABRIR',
      '~ CERRAR',
      '~ EMPUJAR · se queda',
      '− ABRIR [hayLlave]',
      '− CERRAR',
      '− REPARAR',
    ]);
    expect(svg).toContain('<g data-state="trabada" class="added">');
    expect(svg).toContain('<path class="edge removed" data-edge="rota — REPARAR → cerrada"');
    // One line for two transitions that share nothing takes no side.
    expect(svg).toContain(
      '<path class="edge" data-edge="abierta — CERRAR → cerrada&#10;abierta — tras rato → cerrada"',
    );
  });

  test('is empty for equal charts, whose picture is complete', async () => {
    for (const { name, machine } of await discover()) {
      const chart = JSON.parse(JSON.stringify(machine.config));
      const changes = changesBetween(chart, chart);
      expect([name, changes.states.size, changes.transitions.size]).toEqual([name, 0, 0]);
    }
  });

  test('the page has no script and describes each change', async () => {
    const html = await differencePage('De a a b', [
      { name: 'puerta', changes: ['- estado: rota', '+ estado: <b>'], charts: [old, now] },
      { name: 'ventana', changes: ['+ flujo: todo'], charts: null },
    ]);
    expect(html).not.toMatch(/<script|https?:(?!\/\/www\.w3\.org)/);
    expect(valuesOf(html, /<li>([^<]+)<\/li>/g)).toEqual(['- estado: rota', '+ estado: &lt;b&gt;', '+ flujo: todo']);
    expect(valuesOf(html, /<h2 id="(\w+)"/g)).toEqual(['puerta', 'ventana']);
  });
});

test('a chart drawn together with itself has its own states and transitions', async () => {
  for (const { name, machine } of await discover()) {
    const plain = createMachine(JSON.parse(JSON.stringify(machine.config)));
    const both = mergeCharts(plain, plain);
    expect([name, nodesOf(both).map(nodeName)]).toEqual([name, nodesOf(machine).map(nodeName)]);
    expect([name, universe(both).map(({ id }) => id)]).toEqual([name, universe(machine).map(({ id }) => id)]);
  }
});

test('the coverage page has the number of paths at each transition', async () => {
  const theme = (await discover()).filter(({ name }) => name === 'theme');
  const html = await walkedPage(theme);
  expect(valuesOf(html, /<p class="facts">([^<]+)</g)).toEqual(['5 de 5 transiciones recorridas']);
  expect(valuesOf(html, /data-transition="[^"]+">([^<]+)</g).filter((text) => !/· \d+ caminos?$/.test(text))).toEqual(
    [],
  );
  const [alone] = theme;
  if (alone === undefined) throw new Error('no flow theme');
  const nothing = await walkedPage([{ ...alone, cases: null }]);
  expect(valuesOf(nothing, /<p class="facts">([^<]+)</g)).toEqual(['0 de 5 transiciones recorridas']);
  expect(valuesOf(nothing, /<text class="(?:word|line) (\w+)"/g)).toEqual(Array.from({ length: 5 }, () => 'removed'));
});
