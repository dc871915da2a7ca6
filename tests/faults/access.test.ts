import { describe, test, vi } from 'vitest';
import { isRefusal } from '../../domain/contract/refusal';
import { faults } from './faults';
import { portalUnderFaults, spinnerLimit } from './portal-under-faults';

/** A rejected anonymous token is `sinServicio`: visitors have no session. */
const withoutSession = (ends: string) => (ends === 'sesionVencida' ? 'sinServicio' : ends);
const answers = [1, 2, 3].map((id) => ({ id, texto: '7' }));
const sent = { type: 'ENVIAR', clave: 'Mangu-7-Yaque', claveRepetida: 'Mangu-7-Yaque' } as const;
const typed = { tipoDocumento: 1, documento: '001-1234567-8' };

for (const call of ['Autenticacion/autenticar', 'Autenticacion/preguntasSeguridad'])
  describe.concurrent(`[REG-06] [REG-16] [REG-22] ${call}: a failure keeps the first step, and the next press works`, () => {
    test.for(faults)('$id: $name', async (fault, { expect }) => {
      const portal = await portalUnderFaults(call, fault);
      const register = portal.startRegister();
      const value = () => register.getSnapshot().value;
      register.send({ type: 'SIGUIENTE' });
      await vi.waitUntil(() => !register.getSnapshot().hasTag('cargando'), spinnerLimit);
      const ends = withoutSession(fault.ends);
      if (ends !== 'bien') {
        expect(value()).toEqual({ identidad: 'sinIdentificar' });
        const { problema, ...context } = register.getSnapshot().context;
        expect(context).toMatchObject({ borrador: typed, codigoAfiliado: '', preguntas: [] });
        // A read retries transient failures, and its time limit may end the retries.
        expect([ends, 'sinRespuesta', 'limite']).toContain(typeof problema === 'string' ? problema : problema?.kind);
        portal.mend();
        register.send({ type: 'SIGUIENTE' });
      }
      await vi.waitFor(() => expect(value()).toEqual({ comprobada: { preguntas: 'registroVencido' } }), spinnerLimit);
      expect([portal.failures, portal.visited]).toEqual([[], []]);
      register.stop();
      await portal.close();
    });
  });

const judged = ['registro/preguntas', 'registro/comprobar'];

describe.concurrent('extra/registro/preguntas: a failure keeps the first step, one that cannot be read leaves the questions to the contract', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const portal = await portalUnderFaults('extra/registro/preguntas', fault);
    const register = portal.startRegister('registro', judged);
    const value = () => register.getSnapshot().value;
    register.send({ type: 'SIGUIENTE' });
    await vi.waitUntil(() => !register.getSnapshot().hasTag('cargando'), spinnerLimit);
    const ends = withoutSession(fault.ends);
    if (ends !== 'bien' && ends !== 'ilegible') {
      expect(value()).toEqual({ identidad: 'sinIdentificar' });
      expect(register.getSnapshot().context).toMatchObject({ borrador: typed, codigoAfiliado: '', preguntas: [] });
      portal.mend();
      register.send({ type: 'SIGUIENTE' });
    }
    await vi.waitFor(() => expect(value()).toEqual({ comprobada: { preguntas: 'registroVencido' } }), spinnerLimit);
    const asked = portal.wire.heard.filter(({ path }) => path.endsWith('/preguntasSeguridad')).length;
    expect([portal.failures, asked]).toEqual([[], ends === 'ilegible' ? 1 : 0]);
    register.stop();
    await portal.close();
  });
});

describe.concurrent('[REG-07] [REG-46] extra/registro/comprobar: a failure keeps the questions, is sent once, and the next press works', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const portal = await portalUnderFaults('extra/registro/comprobar', fault);
    const register = portal.startRegister('registro', judged);
    const value = () => register.getSnapshot().value;
    const calls = () => portal.wire.heard.filter(({ path }) => path.endsWith('/comprobar')).length;
    register.send({ type: 'SIGUIENTE' });
    await vi.waitUntil(() => !register.getSnapshot().hasTag('cargando'), spinnerLimit);
    register.send({ type: 'SIGUIENTE', respuestas: answers });
    await vi.waitUntil(() => !register.getSnapshot().hasTag('cargando'), spinnerLimit);
    const ends = withoutSession(fault.ends);
    if (ends !== 'bien') {
      expect(value()).toEqual({ comprobada: { preguntas: 'sinComprobar' } });
      expect(register.getSnapshot().context).toMatchObject({
        sorteos: 1,
        intentos: 0,
        nombres: 'Íñigo',
        problema: { kind: ends },
      });
      expect(calls()).toBe(1);
      portal.mend();
      register.send({ type: 'SIGUIENTE', respuestas: answers });
    }
    await vi.waitFor(() => expect(value()).toEqual({ comprobada: { datos: 'escribiendo' } }), spinnerLimit);
    expect(portal.failures).toEqual([]);
    register.stop();
    await portal.close();
  });
});

describe.concurrent('[REG-57] [REG-61] [REG-64] Autenticacion/registrar: a failure keeps the third step, and is never retried automatically', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const portal = await portalUnderFaults('Autenticacion/registrar', fault);
    const register = portal.startRegister();
    const value = () => register.getSnapshot().value;
    const calls = () => portal.wire.heard.filter(({ path }) => path.endsWith('/registrar')).length;
    register.send({ type: 'SIGUIENTE' });
    await vi.waitUntil(() => !register.getSnapshot().hasTag('cargando'), spinnerLimit);
    register.send({ type: 'SIGUIENTE', respuestas: answers });
    await vi.waitFor(() => expect(value()).toEqual({ comprobada: { datos: 'escribiendo' } }), spinnerLimit);
    register.send({ type: 'ESCRIBIR', campo: 'correo', valor: 'rosa@ejemplo.do' });
    register.send({ type: 'ESCRIBIR', campo: 'correoRepetido', valor: 'rosa@ejemplo.do' });
    register.send(sent);
    await vi.waitUntil(() => !register.getSnapshot().hasTag('cargando'), spinnerLimit);
    const ends = withoutSession(fault.ends);
    if (ends !== 'bien') {
      const refused = isRefusal(register.getSnapshot().context.problema);
      expect(value()).toEqual({ comprobada: { datos: refused ? 'sinRegistrar' : 'sinSaber' } });
      expect(register.getSnapshot().context).toMatchObject({
        borrador: { correo: 'rosa@ejemplo.do' },
        nombres: 'Íñigo',
        problema: { kind: ends },
      });
      expect(calls()).toBe(1);
      portal.mend();
      register.send(sent);
    }
    await vi.waitFor(() => expect(value()).toBe('registrada'), spinnerLimit);
    expect([portal.failures, portal.visited]).toEqual([[], ['cerrado']]);
    await portal.close();
  });
});

describe.concurrent('[RECOV-05] [RECOV-09] Autenticacion/solicitarCambioClave: a failure keeps the form, and the next press works', () => {
  test.for(faults)('$id: $name', async (fault, { expect }) => {
    const portal = await portalUnderFaults('Autenticacion/solicitarCambioClave', fault);
    const recover = portal.startRecover();
    const value = () => recover.getSnapshot().value;
    recover.send({ type: 'ENVIAR' });
    await vi.waitUntil(() => !recover.getSnapshot().hasTag('cargando'), spinnerLimit);
    const ends = withoutSession(fault.ends);
    if (ends !== 'bien') {
      // A bare number is an unlisted code.
      const refused = fault.id === 'F12b';
      expect(value()).toEqual({ formulario: refused ? 'rechazada' : 'sinSolicitar' });
      expect(recover.getSnapshot().context).toMatchObject({
        borrador: { ...typed, correo: 'rosa@ejemplo.do' },
        problema: refused ? null : { kind: ends },
      });
      portal.mend();
      recover.send({ type: 'ENVIAR' });
    }
    await vi.waitFor(() => expect(value()).toBe('solicitada'), spinnerLimit);
    expect([portal.failures, portal.visited]).toEqual([[], ['cerrado']]);
    await portal.close();
  });
});
