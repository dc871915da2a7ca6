import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { municipios, provincias } from '../../../domain/contract/afiliado';
import { coberturaPlanes, coberturaRegimenes } from '../../../domain/contract/cobertura';
import { especialidades, tipoPrestadores } from '../../../domain/contract/prestador';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { providerListsLogic } from './wiring';

const now = 1_700_000_000_000;
const one = [{ codigo: '1', descripcion: 'Una' }];

test('a loaded list stays if its reload fails, and all are loaded concurrently', async () => {
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
  const failed = () =>
    Object.entries(lists.getSnapshot().children).flatMap(([name, one]) =>
      one?.getSnapshot().hasTag('error') ? [name] : [],
    );
  expect([lists.getSnapshot().value, failed()]).toEqual(['pidiendo', ['provincias']]);
  expect(portal.logged).toContain('provincias: no se pudo cargar');
  portal.network.answers[tipoPrestadores.path] = 'sinConexion';
  portal.network.answers[provincias.path] = () => one;
  lists.getSnapshot().children.provincias?.send({ type: 'REINTENTAR' });
  await arrive();
  const { value, context } = lists.getSnapshot();
  expect([value, context.listas.tipos, context.listas.provincias]).toMatchObject(['completas', one, one]);
  const calls = portal.network.asked.length;
  expect([(await start()).getSnapshot().value, portal.network.asked.length]).toEqual(['completas', calls]);
});
