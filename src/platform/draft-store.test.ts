import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fakeArea } from '../../tests/stand-ins/fake-device';
import { clearDrafts } from './clear-drafts';
import { draftStore } from './draft-store';
import { safeStorage } from './storage';

const hour = 3_600_000;

const schema = v.partial(v.object({ calle: v.string() }));

const open = (stored: Record<string, string> = {}) => {
  const area = new Map(Object.entries(stored));
  const local = safeStorage(() => fakeArea(area));
  const clock = { now: 100 * hour };
  const of = (codigoAfiliado: string, flow = 'prueba') =>
    draftStore({ area: local, now: () => clock.now, codigoAfiliado, flow, schema });
  return { area, local, clock, of };
};

test('a draft lasts a day for its owner and flow, also after the clock was set back', () => {
  const { of, clock, area } = open();
  of('1001').keep({ calle: 'Duarte' });
  expect([of('1001').read(), of('2002').read(), of('1001', 'otra').read()]).toEqual([{ calle: 'Duarte' }, null, null]);
  const after = (hours: number) => {
    of('1001').forget();
    clock.now = 100 * hour;
    of('1001').keep({ calle: 'Duarte' });
    clock.now = (100 + hours) * hour;
    return [of('1001').read(), area.has('borrador_1001_prueba')];
  };
  const there = [{ calle: 'Duarte' }, true];
  const gone = [null, false];
  expect([after(23), after(24), after(-23), after(-24)]).toEqual([there, gone, there, gone]);
});

test('deletes a malformed draft', () => {
  for (const stored of ['{', 'null', '7', '{"desde":"ayer","datos":{}}', '{"desde":360000000,"datos":7}']) {
    const { of, area } = open({ borrador_1001_prueba: stored });
    expect([of('1001').read(), area.size], stored).toEqual([null, 0]);
  }
});

test('deletes one draft with its form, and all at log-out', () => {
  const { of, local, area } = open({ tema: 'oscuro' });
  of('1001').keep({});
  of('1001', 'otra').keep({});
  of('1001').forget();
  expect([...area.keys()]).toEqual(['tema', 'borrador_1001_otra']);
  clearDrafts(local);
  expect([...area.keys()]).toEqual(['tema']);
});
