import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { quienMiro } from '../../../domain/contract/extras/consultas';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { stateName } from '../../../tools/explore/path-id';
import { Problem } from '../../api/problem';
import { whoLookedTexts } from './texts';
import { whoLookedLogic } from './wiring';

const look = { dia: '2026-11-20', quien: 'titular', iniciales: 'M. P.', clase: 'solicitudes', veces: 2 };

const open = async (answer: () => unknown, extras: readonly string[] = ['consultas']) => {
  const portal = await openPortal(fakeDevice(storedSession('1001', 0)), { answers: { [quienMiro.path]: answer } });
  const { logic, input } = whoLookedLogic({ deps: portal.app, extras });
  const actor = createActor(logic, { input, clock: portal.clock }).start();
  await arrive();
  const { value, context } = actor.getSnapshot();
  return { state: stateName(value), consultas: context.consultas, asked: portal.askedFor(quienMiro.path).length };
};

test('shows what the server wrote down, and asks for nothing where it writes nothing down', async () => {
  expect(await open(() => [look])).toEqual({ state: 'mostrada', consultas: [look], asked: 1 });
  expect(await open(() => [], ['avisos'])).toEqual({ state: 'ausente', consultas: [], asked: 0 });
});

test.each([404, 501])('a server that has it no more (%s) shows nothing', async (status) => {
  const gone = () => {
    throw new Problem('sinServicio', { status });
  };
  expect((await open(gone)).state).toBe('ausente');
});

test('says who saw what, also what a newer server names', () => {
  const said = (quien: string, clase = 'datos') => whoLookedTexts.vio({ ...look, quien, clase });
  expect([
    said('titular', 'solicitudes'),
    said('usted'),
    said('familiar'),
    said('personal'),
    said('enlace', 'carne'),
  ]).toEqual([
    'Su titular, M. P., vio sus solicitudes',
    'Usted vio sus datos personales',
    'Alguien de su núcleo familiar, M. P., vio sus datos personales',
    'Nuestro personal vio sus datos personales',
    'Alguien con un enlace de un correo vio su carnet',
  ]);
  expect(said('auditor', 'toString')).toBe('Alguien vio sus datos');
});
