import { describe, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { sessionPhase } from '../../domain/rules/session/session';
import { myDataLogic } from '../../src/flows/myData/wiring';
import { stateName } from '../../tools/explore/path-id';
import { type Fault, faults } from './faults';
import { portalUnderFaults, spinnerLimit, token } from './portal-under-faults';
import { waitForMember } from './wait-for-member';

const extras = ['datos', 'datos/pedir', 'datos/abrir', 'datos/parte'];
const [read, ask, opening, part] = ['extra/datos', 'extra/datos/pedir', 'extra/datos/abrir', 'extra/datos/parte'];
const archivo = (estado: string) => ({
  ...{ estado, hechos: 0, total: 0, octetos: 0, omitidos: 0 },
  vence: estado === 'lista' ? '2126-11-21T16:00:00.000Z' : '',
});

const open = async (call: string, fault: Fault, estado: string) => {
  const portal = await portalUnderFaults(
    call,
    fault,
    { autenticado: 'true', token },
    {
      [read]: archivo(estado),
      [ask]: archivo('lista'),
      [opening]: { codigoMensaje: 1007, pase: 'pase', partes: 1, nombre: 'mis-datos.zip', mensaje: '' },
      [part]: { contenido: 'UEsFBg==' },
    },
  );
  await waitForMember(portal);
  const saved: string[] = [];
  const save = (_: Blob, name: string) => void saved.push(name);
  const { logic, input } = myDataLogic({ deps: portal.app, codigoAfiliado: '1001', extras, save });
  const actor = createActor(logic, { input }).start();
  const state = () => stateName(actor.getSnapshot().value);
  await vi.waitUntil(() => ['sinArchivo', 'listo.escribiendo'].includes(state()), spinnerLimit);
  return {
    ...{ portal, actor, state, saved },
    settled: () => vi.waitUntil(() => !actor.getSnapshot().hasTag('cargando'), spinnerLimit),
    over: () => vi.waitUntil(() => sessionPhase(portal.app.session.getSnapshot()) === 'anonima', spinnerLimit),
    heard: () => portal.wire.heard.filter(({ path }) => path.endsWith(call)).length,
    close: async () => {
      actor.stop();
      await portal.close();
    },
  };
};

describe.concurrent('an archive is asked for once a press, and whatever happens it can be asked for again', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const { portal, actor, state, settled, over, heard, close } = await open(ask, fault, 'ninguno');
    actor.send({ type: 'PEDIR' });
    if (fault.ends === 'sesionVencida') await over();
    else {
      await settled();
      expect(state()).toBe(fault.ends === 'bien' ? 'listo.escribiendo' : 'sinPedir');
    }
    expect([heard() <= 1, portal.failures]).toEqual([true, []]);
    await close();
  });
});

describe.concurrent('an opening that failed shows what the server says of the archive', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const { portal, actor, state, saved, settled, over, heard, close } = await open(opening, fault, 'lista');
    actor.send({ type: 'ABRIR', clave: 'clave1234' });
    if (fault.ends === 'sesionVencida') await over();
    else {
      await settled();
      expect([state(), saved]).toEqual(
        fault.ends === 'bien' ? ['guardado', ['mis-datos.zip']] : ['listo.sinAbrir', []],
      );
    }
    expect([heard() <= 1, portal.failures]).toEqual([true, []]);
    await close();
  });
});
