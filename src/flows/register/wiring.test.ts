import { describe, expect, test, vi } from 'vitest';
import { createActor, type InspectionEvent } from 'xstate';
import type { Policy } from '../../../domain/rules/policy';
import type { Variante } from '../../../machines/register/register.machine';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal } from '../../../tests/stand-ins/portal';
import { Problem } from '../../api/problem';
import { answerVerifier } from './answer-verifier';
import { registerLogic } from './wiring';

// Each canary differs in spelling from what a person types, though both are the same answer.
const supplied = [
  { id: 1, pregunta: '¿Fecha?', idTipoPregunta: 1, respuesta: '1958-08-14T03:03:03' },
  { id: 2, pregunta: '¿Dependientes?', idTipoPregunta: 2, respuesta: 'tRuE' },
  { id: 3, pregunta: '¿Cuántos?', idTipoPregunta: 3, respuesta: '0007.000' },
];
const canaries = supplied.map(({ respuesta }) => respuesta);
const right = [
  { id: 1, texto: '14-08-1958' },
  { id: 2, texto: 'si' },
  { id: 3, texto: '7' },
];
const wrong = [{ id: 1, texto: '15-08-1958' }, ...right.slice(1)];
const password = 'canario-Yaque-7';

const identified = {
  codigoMensaje: 'otro',
  codigo: 1000,
  mensaje: '',
  codigoAfiliado: '10000021',
  nombres: 'Rosa',
  apellidos: 'Mejía',
  preguntasSeguridad: [],
};
const judgedThere = ['registro/preguntas', 'registro/comprobar'];
/** As the server asks: no answer. */
const asked = (desafio: string, ...ids: readonly number[]) => ({
  desafio,
  preguntas: ids.map((id) => ({ id, pregunta: `¿Pregunta ${id}?`, idTipoPregunta: 3 as const })),
});

const open = async (policy: Partial<Policy> = {}, variante: Variante = 'registro', extras: readonly string[] = []) => {
  const device = fakeDevice();
  // The time of a mail is the server's; this device is a day ahead.
  device.now.wall += 86_400_000;
  const portal = await openPortal(device, {
    policy,
    serverTime: (wall) => wall - 86_400_000,
    answers: {
      'Autenticacion/autenticar': () => ({ ...identified, preguntasSeguridad: supplied }),
      'Autenticacion/registrar': () => ({ codigoMensaje: 1005, mensaje: '', correo: 'r***@e***.do' }),
      'extra/registro/preguntas': () => asked('uno', 1, 4, 6),
      'extra/registro/comprobar': () => ({ correctas: true, pase: 'el pase', desafio: '', preguntas: [] }),
    },
  });
  const address = { change: vi.fn(), close: vi.fn(), hold: () => () => {} };
  const carried: unknown[] = [];
  const verifier = answerVerifier();
  const { logic, input } = registerLogic(
    {
      deps: portal.app,
      address,
      typed: () => ({ tipoDocumento: 1, documento: '001-1234567-8' }),
      carry: ({ tipoDocumento, documento }) => carried.push({ tipoDocumento, documento }),
    },
    variante,
    verifier,
    extras,
  );
  const seen: string[] = [];
  const note = (what: unknown) => {
    const known = new Set<unknown>();
    seen.push(
      JSON.stringify(what, (key, value) => {
        if (typeof value !== 'object' || value === null) return value;
        if (known.has(value) || ['actorRef', 'sourceRef', 'rootId', '_nodes', 'machine'].includes(key))
          return undefined;
        known.add(value);
        return value;
      }) ?? '',
    );
  };
  const actor = createActor(logic, { input, inspect: (event: InspectionEvent) => note(event) });
  actor.subscribe((snapshot) => {
    note(snapshot.context);
    note(actor.getPersistedSnapshot());
  });
  actor.start();
  return { ...portal, actor, address, carried, seen, device, known: () => verifier.allRight(right) };
};

describe('the answers of the server', () => {
  test('[REG-39] [REG-46] are in no snapshot, persisted snapshot, inspected event, storage or console', async () => {
    const { actor, seen, tab, logged, app } = await open();
    actor.send({ type: 'SIGUIENTE' });
    await arrive();
    expect(actor.getSnapshot().value).toEqual({ comprobada: { preguntas: 'respondiendo' } });
    actor.send({ type: 'SIGUIENTE', respuestas: wrong });
    await arrive();
    expect(actor.getSnapshot().value).toEqual({ comprobada: { preguntas: 'incorrectas' } });
    actor.send({ type: 'SIGUIENTE', respuestas: right });
    await arrive();
    expect(actor.getSnapshot().value).toEqual({ comprobada: { datos: 'escribiendo' } });
    actor.send({ type: 'ESCRIBIR', campo: 'correo', valor: 'rosa@ejemplo.do' });
    actor.send({ type: 'ESCRIBIR', campo: 'correoRepetido', valor: 'rosa@ejemplo.do' });
    actor.send({ type: 'ENVIAR', clave: password, claveRepetida: password });
    await arrive();
    expect(actor.getSnapshot().value).toBe('registrada');
    expect(seen.length).toBeGreaterThan(20);
    expect(seen.join()).toContain('¿Cuántos?');
    const everything = [...seen, ...logged, JSON.stringify([...tab]), JSON.stringify(app.store.reading())].join();
    expect(canaries.filter((answer) => everything.includes(answer))).toEqual([]);
    // Password and answers travel in events; the snapshot contains neither.
    const left = JSON.stringify([actor.getSnapshot().context, actor.getPersistedSnapshot(), [...tab]]);
    expect([password, '14-08-1958', '15-08-1958'].filter((secret) => left.includes(secret))).toEqual([]);
  });

  test('are deleted once they were right, and when the dialog closes', async () => {
    const closed = await open();
    closed.actor.send({ type: 'SIGUIENTE' });
    await arrive();
    expect(closed.known()).toBe(true);
    closed.actor.send({ type: 'ANTERIOR' });
    const empty = { disponibles: [], preguntas: [], nombres: '', intentos: 0 };
    expect([closed.known(), closed.actor.getSnapshot().context]).toEqual([false, expect.objectContaining(empty)]);
    const passed = await open();
    passed.actor.send({ type: 'SIGUIENTE' });
    await arrive();
    passed.actor.send({ type: 'SIGUIENTE', respuestas: right });
    await arrive();
    expect([passed.known(), passed.actor.getSnapshot().value]).toEqual([
      false,
      { comprobada: { datos: 'escribiendo' } },
    ]);
  });
});

describe('attempts', () => {
  const answerWrong = async (policy: Partial<Policy>, times: number) => {
    const { actor } = await open(policy);
    actor.send({ type: 'SIGUIENTE' });
    await arrive();
    for (let attempt = 0; attempt < times; attempt += 1) {
      actor.send({ type: 'SIGUIENTE', respuestas: wrong });
      await arrive();
    }
    return actor.getSnapshot();
  };

  test('[REG-43] [REG-45] are counted, and unlimited without a setting', async () => {
    const { value, context } = await answerWrong({}, 12);
    expect([value, context.intentos]).toEqual([{ comprobada: { preguntas: 'incorrectas' } }, 12]);
  });

  test('[REG-45] end at questionAttempts, and with them all known data', async () => {
    const { value, context } = await answerWrong({ questionAttempts: 3 }, 3);
    expect([value, context.codigoAfiliado, context.preguntas]).toEqual([{ identidad: 'intentosAgotados' }, '', []]);
  });

  test('[REG-45] count for the whole dialog: going back to the document adds none', async () => {
    const { actor, network } = await open({ questionAttempts: 2 });
    const seen: unknown[] = [];
    for (const leave of ['ANTERIOR', 'SIGUIENTE'] as const) {
      actor.send({ type: 'SIGUIENTE' });
      await arrive();
      actor.send({ type: 'SIGUIENTE', respuestas: wrong });
      await arrive();
      actor.send({ type: leave });
      await arrive();
      seen.push(actor.getSnapshot().value);
    }
    actor.send({ type: 'ESCRIBIR', campo: 'documento', valor: '001-7654321-8' });
    actor.send({ type: 'SIGUIENTE' });
    await arrive();
    seen.push(actor.getSnapshot().value);
    expect([seen, network.asked.filter(({ path }) => path === 'Autenticacion/autenticar').length]).toEqual([
      [{ identidad: 'escribiendo' }, { identidad: 'intentosAgotados' }, { identidad: 'intentosAgotados' }],
      2,
    ]);
  });
});

test('[REG-15] [REG-16] [REG-57] [REG-61] the calls match the contract, and 1005 leaves a masked address', async () => {
  const { actor, network, tab, address, carried, app } = await open();
  actor.send({ type: 'SIGUIENTE' });
  await arrive();
  expect(actor.getSnapshot().context).toMatchObject({
    codigoAfiliado: '10000021',
    nombres: 'Rosa',
    apellidos: 'Mejía',
  });
  actor.send({ type: 'SIGUIENTE', respuestas: right });
  await arrive();
  actor.send({ type: 'ESCRIBIR', campo: 'correo', valor: ' rosa@ejemplo.do ' });
  actor.send({ type: 'ESCRIBIR', campo: 'correoRepetido', valor: 'rosa@ejemplo.do' });
  actor.send({ type: 'ENVIAR', clave: password, claveRepetida: password });
  await arrive();
  expect(network.asked.filter(({ path }) => path.startsWith('Autenticacion/')).map(({ request }) => request)).toEqual([
    { query: { TipoDocumento: 1, Documento: '001-1234567-8' } },
    {
      query: {},
      body: { codigoAfiliado: '10000021', clave: password, correo: 'rosa@ejemplo.do', registroExpirado: false },
    },
  ]);
  expect(JSON.parse(tab.get('correo_pendiente') ?? '')).toEqual({
    asunto: 'activacion',
    correo: 'r***@e***.do',
    desde: 1_700_000_000_000,
  });
  expect(carried).toEqual([{ tipoDocumento: 1, documento: '001-1234567-8' }]);
  expect(address.close).toHaveBeenCalledTimes(1);
  expect(app.snackbars.getSnapshot().context.visibles.map(({ tono, titulo }) => `${tono}: ${titulo}`)).toEqual([
    'exito: Estará recibiendo un correo electrónico para activar su cuenta.',
  ]);
});

const register = async (actor: Awaited<ReturnType<typeof open>>['actor']) => {
  actor.send({ type: 'SIGUIENTE' });
  await arrive();
  actor.send({ type: 'SIGUIENTE', respuestas: right });
  await arrive();
  actor.send({ type: 'ESCRIBIR', campo: 'correo', valor: 'rosa@ejemplo.do' });
  actor.send({ type: 'ESCRIBIR', campo: 'correoRepetido', valor: 'rosa@ejemplo.do' });
  actor.send({ type: 'ENVIAR', clave: password, claveRepetida: password });
  await arrive();
};

test('[REG-22] [REG-24] after 1012 the questions are fetched, and the registration says that the first one expired', async () => {
  const { actor, network, askedFor } = await open();
  network.answers['Autenticacion/autenticar'] = () => ({ ...identified, codigoMensaje: 1012, codigo: 1012 });
  network.answers['Autenticacion/preguntasSeguridad'] = () => supplied;
  await register(actor);
  expect(askedFor('Autenticacion/preguntasSeguridad').map(({ request }) => request)).toEqual([
    { query: { CodigoAfiliado: '10000021' } },
  ]);
  expect(askedFor('Autenticacion/registrar').map(({ request }) => request)).toEqual([
    {
      query: {},
      body: { codigoAfiliado: '10000021', clave: password, correo: 'rosa@ejemplo.do', registroExpirado: true },
    },
  ]);
});

test('[REG-59] the resend variant sets the query of the same call', async () => {
  const { actor, askedFor } = await open({}, 'reenvio');
  await register(actor);
  expect(askedFor('Autenticacion/registrar').map(({ request }) => request)).toEqual([
    {
      query: { reenvioCuenta: true },
      body: { codigoAfiliado: '10000021', clave: password, correo: 'rosa@ejemplo.do', registroExpirado: false },
    },
  ]);
});

describe('where the server judges', () => {
  const goOn = { codigoMensaje: 1005, mensaje: '', correo: 'r***@e***.do' };
  const body = { codigoAfiliado: '10000021', clave: password, correo: 'rosa@ejemplo.do', registroExpirado: false };
  const refused = () => {
    throw new Problem('sinServicio', { status: 410, mensaje: 'Conteste otra vez.' });
  };
  const typedAs = (...ids: readonly number[]) => ids.map((id) => ({ id, texto: '7' }));
  const startJudged = async () => {
    const opened = await open({}, 'registro', judgedThere);
    const { actor } = opened;
    actor.send({ type: 'SIGUIENTE' });
    await arrive();
    return {
      ...opened,
      answer: async (...ids: readonly number[]) => {
        actor.send({ type: 'SIGUIENTE', respuestas: typedAs(...ids) });
        await arrive();
      },
      send: async () => {
        actor.send({ type: 'ESCRIBIR', campo: 'correo', valor: 'rosa@ejemplo.do' });
        actor.send({ type: 'ESCRIBIR', campo: 'correoRepetido', valor: 'rosa@ejemplo.do' });
        actor.send({ type: 'ENVIAR', clave: password, claveRepetida: password });
        await arrive();
      },
      ids: () =>
        actor
          .getSnapshot()
          .context.preguntas.map(({ id }) => id)
          .toSorted(),
    };
  };

  test('[REG-07] [REG-46] [REG-57] it asks, it is sent all answers at once, and its pass goes with the registration', async () => {
    const { actor, askedFor, ids, answer, send, seen, tab, logged, known } = await startJudged();
    expect([ids(), known()]).toEqual([[1, 4, 6], false]);
    expect(askedFor('extra/registro/preguntas').map(({ request }) => request)).toEqual([
      { query: { CodigoAfiliado: '10000021' } },
    ]);
    await answer(1, 4, 6);
    expect(askedFor('extra/registro/comprobar').map(({ request }) => request)).toEqual([
      { body: { desafio: 'uno', respuestas: typedAs(1, 4, 6) } },
    ]);
    expect(actor.getSnapshot().value).toEqual({ comprobada: { datos: 'escribiendo' } });
    await send();
    expect(askedFor('Autenticacion/registrar').map(({ request }) => request)).toEqual([
      { query: {}, body: { ...body, pase: 'el pase' } },
    ]);
    expect(actor.getSnapshot().value).toBe('registrada');
    expect([...seen, ...logged, JSON.stringify([...tab])].filter((text) => /el pase|"uno"/.test(text))).toEqual([]);
  });

  test('[REG-42] [REG-43] [REG-44] wrong answers bring three other questions and count', async () => {
    const { actor, network, askedFor, ids, answer } = await startJudged();
    network.answers['extra/registro/comprobar'] = () => ({ correctas: false, pase: '', ...asked('dos', 2, 3, 8) });
    await answer(1, 4, 6);
    expect(actor.getSnapshot().value).toEqual({ comprobada: { preguntas: 'incorrectas' } });
    expect(actor.getSnapshot().context).toMatchObject({ intentos: 1, sorteos: 2 });
    expect(ids()).toEqual([2, 3, 8]);
    await answer(2, 3, 8);
    expect(askedFor('extra/registro/comprobar').map(({ request }) => request)).toEqual([
      { body: { desafio: 'uno', respuestas: typedAs(1, 4, 6) } },
      { body: { desafio: 'dos', respuestas: typedAs(2, 3, 8) } },
    ]);
  });

  test('[REG-22] after 1012 it is asked instead of the contract', async () => {
    const { actor, network, askedFor } = await open({}, 'registro', judgedThere);
    network.answers['Autenticacion/autenticar'] = () => ({ ...identified, codigoMensaje: 1012, codigo: 1012 });
    actor.send({ type: 'SIGUIENTE' });
    await arrive();
    expect(actor.getSnapshot().value).toEqual({ comprobada: { preguntas: 'registroVencido' } });
    expect(
      ['Autenticacion/preguntasSeguridad', 'extra/registro/preguntas'].map((path) => askedFor(path).length),
    ).toEqual([0, 1]);
  });

  test('answers that are over bring other questions and count as no try', async () => {
    const { actor, network, ids, answer } = await startJudged();
    network.answers['extra/registro/comprobar'] = refused;
    network.answers['extra/registro/preguntas'] = () => asked('dos', 2, 3, 8);
    await answer(1, 4, 6);
    expect(actor.getSnapshot().value).toEqual({ comprobada: { preguntas: 'otraVez' } });
    expect([actor.getSnapshot().context.intentos, ids()]).toEqual([0, [2, 3, 8]]);
  });

  test('a pass that is over leads back to other questions, keeps the address, and the next pass registers', async () => {
    const { actor, network, askedFor, ids, answer, send } = await startJudged();
    await answer(1, 4, 6);
    network.answers['Autenticacion/registrar'] = refused;
    network.answers['extra/registro/preguntas'] = () => asked('dos', 2, 3, 8);
    await send();
    expect(actor.getSnapshot().value).toEqual({ comprobada: { preguntas: 'otraVez' } });
    expect([actor.getSnapshot().context.borrador.correo, ids()]).toEqual(['rosa@ejemplo.do', [2, 3, 8]]);
    network.answers['Autenticacion/registrar'] = () => goOn;
    network.answers['extra/registro/comprobar'] = () => ({ correctas: true, pase: 'otro', desafio: '', preguntas: [] });
    await answer(2, 3, 8);
    await send();
    expect(askedFor('Autenticacion/registrar').map(({ request }) => request)).toEqual([
      { query: {}, body: { ...body, pase: 'el pase' } },
      { query: {}, body: { ...body, pase: 'otro' } },
    ]);
  });

  test('without other questions the refusal itself is told', async () => {
    const { actor, network, answer, send } = await startJudged();
    network.answers['extra/registro/preguntas'] = () => asked('');
    network.answers['extra/registro/comprobar'] = refused;
    await answer(1, 4, 6);
    expect(actor.getSnapshot().value).toEqual({ comprobada: { preguntas: 'sinComprobar' } });
    network.answers['extra/registro/comprobar'] = () => ({ correctas: true, pase: 'p', desafio: '', preguntas: [] });
    await answer(1, 4, 6);
    network.answers['Autenticacion/registrar'] = refused;
    await send();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.problema]).toEqual([
      { comprobada: { datos: 'sinRegistrar' } },
      { kind: 'sinServicio', status: 410, mensaje: 'Conteste otra vez.' },
    ]);
  });

  test('a server that does not have it after all leaves the questions of the contract to this page', async () => {
    const { actor, network, known, askedFor } = await open({}, 'registro', judgedThere);
    network.answers['extra/registro/preguntas'] = () => {
      throw new Problem('sinServicio', { status: 404 });
    };
    await register(actor);
    expect([known(), actor.getSnapshot().value]).toEqual([false, 'registrada']);
    expect(askedFor('Autenticacion/registrar').map(({ request }) => request)).toEqual([{ query: {}, body }]);
  });
});

test('a registration that needs a pass is refused in the words of the server where the page judges', async () => {
  const { actor, network } = await open();
  network.answers['Autenticacion/registrar'] = () => {
    throw new Problem('sinServicio', { status: 410, mensaje: 'Actualice la página.' });
  };
  await register(actor);
  expect([actor.getSnapshot().value, actor.getSnapshot().context.problema]).toEqual([
    { comprobada: { datos: 'sinRegistrar' } },
    { kind: 'sinServicio', status: 410, mensaje: 'Actualice la página.' },
  ]);
});
