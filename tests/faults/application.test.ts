import { describe, test, vi } from 'vitest';
import { stateName } from '../../tools/explore/path-id';
import { applicant } from '../stand-ins/applicant';
import { faults } from './faults';
import { portalUnderFaults, spinnerLimit } from './portal-under-faults';

const submit = 'CRM/formulario/solicitudAfiliacion';

/** One of each kind: wrapped in `result`, asked twice, and plain. */
const calls = [
  ['Afiliado/drop/nacionalidad', 'nacionalidades'],
  ['Afiliado/drop/parentesco', 'parentescosDeHombre'],
  ['Afiliado/formulario/catalogosintomaenfermedades', 'sintomas'],
] as const;

for (const [call, list] of calls)
  describe.concurrent(`a failed ${call} leaves the other lists usable, and is retried alone`, () => {
    test.for(faults)('$id: $name', async (fault, { expect }) => {
      const portal = await portalUnderFaults(call, fault);
      const { lists, application } = portal.startApplication();
      const { children } = lists.getSnapshot();
      const withTag = (tag: 'cargando' | 'error') =>
        Object.values(children).filter((child) => child?.getSnapshot().hasTag(tag));
      const settled = () => vi.waitUntil(() => withTag('cargando').length === 0, spinnerLimit);
      const heard = () => portal.wire.heard.filter(({ path }) => path.includes('/Afiliado/')).length;
      await settled();
      if (fault.ends !== 'bien') {
        const failed = withTag('error');
        expect(failed).toContain(children[list]);
        expect(failed).toHaveLength(list === 'parentescosDeHombre' ? 2 : 1);
        portal.mend();
        const before = heard();
        for (const child of failed) child?.send({ type: 'REINTENTAR' });
        await settled();
        expect(heard() - before).toBe(failed.length);
      }
      expect(lists.getSnapshot().value).toBe('completas');
      expect(application.getSnapshot().context.listas).toEqual(lists.getSnapshot().context.listas);
      expect(portal.failures).toEqual([]);
      for (const actor of [lists, application]) actor.stop();
      await portal.close();
    });
  });

/** Calls whose HTTP status alone means success. */
const tolerated = ['F11', 'F12a', 'F12b'];
/** Refusals by the service. */
const refused = ['F6', 'F7'];

describe.concurrent(`a failed ${submit} keeps all input, and is sent again only by a press`, () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const portal = await portalUnderFaults(submit, fault);
    const { lists, store, application } = portal.startApplication();
    const state = () => stateName(application.getSnapshot().value);
    const settled = () => vi.waitUntil(() => !application.getSnapshot().hasTag('cargando'), spinnerLimit);
    const heard = () => portal.wire.heard.filter(({ path }) => path.endsWith(submit)).length;
    await vi.waitUntil(() => lists.getSnapshot().value === 'completas', spinnerLimit);
    application.send({ type: 'ENVIAR' });
    await settled();
    const well = fault.ends === 'bien' || tolerated.includes(fault.id);
    if (!well) {
      expect(state()).toBe(`formulario.revision.${refused.includes(fault.id) ? 'fallida' : 'sinConfirmar'}`);
      expect(heard()).toBe(1);
      expect(store.read()?.written).toEqual(applicant);
      portal.mend();
      application.send({ type: 'ENVIAR' });
      await settled();
    }
    expect(state()).toBe('enviada.quieta');
    expect(heard()).toBe(well ? 1 : 2);
    expect(store.read()).toBe(null);
    expect(portal.failures).toEqual([]);
    for (const actor of [lists, application]) actor.stop();
    await portal.close();
  });
});
