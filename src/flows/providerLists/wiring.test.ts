import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { municipios, provincias } from '../../../domain/contract/afiliado';
import { coberturaPlanes, coberturaRegimenes, planesRegimen } from '../../../domain/contract/cobertura';
import { especialidades, tipoPrestadores } from '../../../domain/contract/prestador';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { providerListsLogic } from './wiring';

const now = 1_700_000_000_000;
const one = [{ codigo: '1', descripcion: 'Una' }];
const ofPlan = [{ codigo: '101', descripcion: 'Plan Plata' }];
const names = ['tipos', 'especialidades', 'planes', 'complementarios', 'provincias', 'municipios'] as const;

const open = async () => {
  const portal = await openPortal(fakeDevice(storedSession('1001', now)), {
    answers: {
      [tipoPrestadores.path]: () => one,
      [especialidades.path]: () => one,
      [coberturaRegimenes.path]: () => one,
      [coberturaPlanes.path]: () => one,
      [planesRegimen.path]: () => ofPlan,
      [provincias.path]: () => one,
      [municipios.path]: () => [],
    },
  });
  const start = async () => {
    let choose: (plan: string) => void = () => {};
    const { logic, input } = providerListsLogic(portal.app, (heard) => {
      choose = heard;
      return () => {};
    });
    const lists = createActor(logic, { input, clock: portal.clock }).start();
    await arrive();
    return {
      listas: () => lists.getSnapshot().context.listas,
      children: () => lists.getSnapshot().children,
      plan: async (plan: string) => {
        choose(plan);
        await arrive();
      },
    };
  };
  return { portal, start };
};

test('a loaded list stays if its reload fails, and all are loaded concurrently, once a visit', async () => {
  const { portal, start } = await open();
  portal.network.answers[provincias.path] = 'sinConexion';
  const lists = await start();
  const failed = () => names.filter((name) => lists.children()[name]?.getSnapshot().hasTag('error'));
  expect([failed(), lists.listas().provincias]).toEqual([['provincias'], null]);
  expect(portal.logged).toContain('provincias: no se pudo cargar');
  portal.network.answers[tipoPrestadores.path] = 'sinConexion';
  portal.network.answers[provincias.path] = () => one;
  lists.children().provincias?.send({ type: 'REINTENTAR' });
  await arrive();
  expect([lists.listas().tipos, lists.listas().provincias]).toMatchObject([one, one]);
  const calls = portal.network.asked.length;
  const again = await start();
  expect([again.listas(), portal.network.asked.length]).toEqual([lists.listas(), calls]);
});

test('complementary plans are those of the selected plan, each asked once a visit; plans 1 and 6 have none', async () => {
  const { portal, start } = await open();
  const lists = await start();
  const asked = () => portal.askedFor(planesRegimen.path).map(({ request }) => request);
  await lists.plan('2');
  await lists.plan('2');
  expect([lists.listas().complementarios, asked()]).toEqual([ofPlan, [{ query: { IdRegimen: '2' } }]]);
  await lists.plan('6');
  expect(lists.listas().complementarios).toEqual([]);
  await lists.plan('');
  await lists.plan('2');
  expect([lists.listas().complementarios, asked().length, portal.askedFor(coberturaPlanes.path).length]).toEqual([
    ofPlan,
    1,
    1,
  ]);
});
