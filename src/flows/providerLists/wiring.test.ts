import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { municipios, provincias } from '../../contract/afiliado';
import { coberturaPlanes, coberturaRegimenes } from '../../contract/cobertura';
import { especialidades, tipoPrestadores } from '../../contract/prestador';
import { providerListsLogic } from './wiring';

const now = 1_700_000_000_000;
const one = [{ codigo: '1', descripcion: 'Una' }];

test('a list that has come stands, also where it cannot be read while the others are asked for again; all of them are asked for once', async () => {
  const portal = await openPortal(fakeDevice(storedSession('1001', now)), {
    answers: {
      [tipoPrestadores.path]: () => one,
      [especialidades.path]: () => one,
      [coberturaRegimenes.path]: () => one,
      [coberturaPlanes.path]: () => one,
      [provincias.path]: 'sinConexion',
      [municipios.path]: () => [],
    },
  });
  const start = async () => {
    const { logic, input } = providerListsLogic(portal.app);
    const lists = createActor(logic, { input, clock: portal.clock }).start();
    await arrive();
    return lists;
  };
  const lists = await start();
  expect([lists.getSnapshot().value, lists.getSnapshot().context.fallidas]).toEqual(['incompletas', ['provincias']]);
  portal.network.answers[tipoPrestadores.path] = 'sinConexion';
  portal.network.answers[provincias.path] = () => one;
  lists.send({ type: 'REINTENTAR' });
  await arrive();
  const { value, context } = lists.getSnapshot();
  expect([value, context.fallidas, context.listas.tipos]).toMatchObject(['completas', [], one]);
  const calls = portal.network.asked.length;
  expect([(await start()).getSnapshot().value, portal.network.asked.length]).toEqual(['completas', calls]);
});
