import { afterAll, beforeAll, describe, test, vi } from 'vitest';
import { sessionPhase } from '../../domain/rules/session/session';
import { stateName } from '../../tools/explore/path-id';
import { NodeXhr } from '../stand-ins/node-xhr';
import { faults } from './faults';
import { portalUnderFaults, spinnerLimit, token } from './portal-under-faults';
import { waitForMember } from './wait-for-member';

const stored = { autenticado: 'true', token };
const [save, read, remove] = ['CRM/cargarfotoperfil', 'CRM/obtenerfotoperfil', 'CRM/eliminarFotoPerfil'];

/** Calls whose HTTP status alone means success. */
const tolerated = ['F11', 'F12a', 'F12b'];

const begun = async (call: string, fault: (typeof faults)[number]) => {
  const portal = await portalUnderFaults(call, fault, stored);
  const member = await waitForMember(portal);
  const photo = portal.startPhoto();
  const state = () => stateName(photo.getSnapshot().value);
  const ended = () => sessionPhase(portal.app.session.getSnapshot()) === 'anonima';
  const settled = () => vi.waitUntil(() => ended() || !photo.getSnapshot().hasTag('cargando'), spinnerLimit);
  const heard = (path: string) => portal.wire.heard.filter((one) => one.path.endsWith(path)).length;
  const loaded = () => vi.waitUntil(() => ended() || !member.portrait.getSnapshot().hasTag('cargando'), spinnerLimit);
  const end = async () => {
    photo.stop();
    await portal.close();
  };
  return { portal, photo, state, ended, settled, heard, loaded, end };
};

beforeAll(() => void vi.stubGlobal('XMLHttpRequest', NodeXhr));
afterAll(() => void vi.unstubAllGlobals());

describe.concurrent(`a failed ${save} keeps the chosen photo, is looked up, and is sent again only by a press`, () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const { portal, photo, state, ended, settled, heard, loaded, end } = await begun(save, fault);
    await loaded();
    photo.send({ type: 'ABRIR', hayFoto: true });
    photo.send({ type: 'ELEGIR', archivo: new Blob(['foto']) });
    await settled();
    photo.send({ type: 'GUARDAR' });
    photo.send({ type: 'GUARDAR' });
    await settled();
    if (fault.ends === 'sesionVencida') {
      await vi.waitUntil(ended, spinnerLimit);
      expect(portal.app.session.getSnapshot().context.motivo).toBe('vencida');
    } else {
      const well = fault.ends === 'bien' || tolerated.includes(fault.id);
      if (!well) {
        expect([state(), photo.getSnapshot().context.foto?.ancho]).toEqual(['abierto.eligiendo.noSubida', 4]);
        expect(heard(save)).toBe(1);
        portal.mend();
        photo.send({ type: 'GUARDAR' });
        await settled();
      }
      expect([state(), heard(save)]).toEqual(['subida', well ? 1 : 2]);
    }
    expect(portal.failures).toEqual([]);
    await end();
  });
});

describe.concurrent(`a failed ${read} deletes nothing, and loads at the next press`, () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const { portal, photo, state, ended, settled, heard, loaded, end } = await begun(read, fault);
    await loaded();
    photo.send({ type: 'ABRIR', hayFoto: null });
    photo.send({ type: 'BORRAR' });
    await settled();
    if (fault.ends === 'sesionVencida') await vi.waitUntil(ended, spinnerLimit);
    else {
      // The contract reads a number (F12b) as a text; an empty answer means no photo.
      const known = fault.ends === 'bien' || fault.id === 'F12b';
      const none = fault.id === 'F11' || fault.id === 'F12a';
      if (!known && !none) {
        expect(state()).toBe('abierto.eligiendo.sinLeer');
        portal.mend();
        photo.send({ type: 'BORRAR' });
        await settled();
      }
      expect(state()).toBe(none ? 'abierto.eligiendo.sinFoto' : 'abierto.preguntando');
    }
    expect([heard(remove), portal.failures]).toEqual([0, []]);
    await end();
  });
});

describe.concurrent(`a failed ${remove} is looked up, and sent again only by a press`, () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const { portal, photo, state, ended, settled, heard, loaded, end } = await begun(remove, fault);
    await loaded();
    const press = async () => {
      photo.send({ type: 'BORRAR' });
      photo.send({ type: 'CONFIRMAR' });
      photo.send({ type: 'CONFIRMAR' });
      await settled();
    };
    photo.send({ type: 'ABRIR', hayFoto: true });
    await press();
    if (fault.ends === 'sesionVencida') await vi.waitUntil(ended, spinnerLimit);
    else {
      const well = fault.ends === 'bien' || tolerated.includes(fault.id);
      if (!well) {
        expect(state()).toBe('abierto.eligiendo.sinBorrar');
        expect(heard(remove)).toBe(1);
        portal.mend();
        await press();
      }
      expect([state(), heard(remove)]).toEqual(['abierto.borrada', well ? 1 : 2]);
    }
    expect(portal.failures).toEqual([]);
    await end();
  });
});
