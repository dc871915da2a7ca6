import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { applicationLimits } from '../../../domain/rules/application/application-draft';
import { emptyDependent } from '../../../domain/rules/application/dependent';
import { applicant, applicationAnswers } from '../../../tests/stand-ins/applicant';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { stateName } from '../../../tools/explore/path-id';
import { Problem } from '../../api/problem';
import { applicationStore } from '../../platform/application-store';
import { applicationDependentLogic } from '../applicationDependent/wiring';
import { applicationListsLogic } from '../applicationLists/wiring';
import { applicationLogic } from './wiring';

type Step = 0 | 1 | 2 | 3 | 4 | 5;

const submit = 'CRM/formulario/solicitudAfiliacion';
const dayMs = 24 * 3_600_000;
const now = 1_700_000_000_000;

interface World {
  device?: ReturnType<typeof fakeDevice>;
  step?: Step | null;
  written?: false | Partial<typeof applicant.borrador>;
  family?: number;
  answer?: () => unknown;
  more?: Record<string, () => unknown>;
}

/** Opens the form in one tab. */
const open = async ({ device = fakeDevice(), step = 5, written = {}, family = 0, answer, more = {} }: World = {}) => {
  const unwrapped = Object.fromEntries(
    Object.entries(applicationAnswers).map(([path, reply]) => [path, () => ('result' in reply ? reply.result : reply)]),
  );
  const portal = await openPortal(device, {
    answers: {
      ...unwrapped,
      [submit]: answer ?? (() => ({ mensaje: '', numero: '20451' })),
      ...more,
    },
  });
  await arrive();
  const { app } = portal;
  const store = applicationStore(app.browser, () => app.browser.clock.now().wall);
  const dependientes = Array.from({ length: family }, () => emptyDependent);
  if (written) store.keep({ ...applicant, borrador: { ...applicant.borrador, ...written }, dependientes }, false);
  const begin = (beforeItRuns = () => {}) => {
    let told = (_: Step | null) => {};
    const shown: [Step | null, boolean][] = [];
    const visited: string[] = [];
    const given = applicationListsLogic({ deps: app });
    const lists = createActor(given.logic, { clock: portal.clock }).start();
    const { logic, input } = applicationLogic({
      deps: app,
      lists,
      store,
      address: {
        step,
        onStep: (tell) => {
          told = tell;
          return () => {};
        },
        show: (to, replace = false) => shown.push([to, replace]),
      },
      navigate: (to) => visited.push(to),
    });
    beforeItRuns();
    const form = createActor(logic, { input, clock: portal.clock }).start();
    return {
      lists,
      form,
      shown,
      visited,
      go: (to: Step | null) => told(to),
      state: () => stateName(form.getSnapshot().value),
      context: () => form.getSnapshot().context,
    };
  };
  const page = begin();
  await arrive();
  await arrive();
  return { ...page, portal, device, store, begin, sent: () => portal.askedFor(submit).map(({ request }) => request) };
};

test('[APPL-06] [APPL-07] [APPL-35] [APPL-36] [API-80] a visitor sends the whole application in one call, with service 7', async () => {
  const { form, sent, state, context, portal } = await open();
  for (let tap = 0; tap < 10; tap += 1) form.send({ type: 'ENVIAR' });
  await arrive();
  expect(sent()).toEqual([
    {
      body: {
        idServicio: 7,
        nombres: 'Rosa',
        apellidos: "O'Neill-Núñez",
        tipoDocumento: 1,
        noDocumento: '001-1111111-1',
        fechaNacimiento: '1980-11-05',
        sexo: 'Femenino',
        nacionalidad: '36',
        ocupacion: '',
        correo: 'rosa@ejemplo.do',
        estadoCivil: '',
        direccion: 'Calle 5 #27',
        sector: 'Los Mina',
        ciudad: 'Baní',
        telefono: '(809)-555-0142',
        oficina: '',
        celular: '',
        formaPago: 1,
        frecuenciaPago: 4,
        planSolicitado: '1',
        listDependientes: [],
        listSintomasNucleo: [
          {
            IdCatalogoSintoma: '101',
            campoAdicional: '',
            esUsted: false,
            esPadre: false,
            esMadre: false,
            esHermano: false,
            esAbuelo: false,
            esTio: false,
            esOtro: false,
            codigoPadre: '',
          },
        ],
      },
    },
  ]);
  expect(portal.askedFor(submit).map(({ token }) => token)).toEqual([null]);
  expect([state(), context().recibo]).toEqual(['enviada.quieta', { numero: '20451', at: now }]);
});

test('[APPL-08] [APPL-09] a dependent and the conditions of the family go with it, in the words of the lists', async () => {
  const { store, begin, sent } = await open({ written: false });
  store.keep(
    {
      ...applicant,
      dependientes: [child('Noé')],
      salud: { 101: { tiene: true, quienes: ['esMadre'], detalle: 'Losartán 50 mg' } },
    },
    false,
  );
  const { form } = begin();
  await arrive();
  await arrive();
  form.send({ type: 'ENVIAR' });
  await arrive();
  expect(sent()).toMatchObject([
    {
      body: {
        listDependientes: [
          {
            nombres: 'Noé',
            apellidos: 'Peña',
            tipoDocumento: 3,
            noDocumento: 'NA',
            fechaNacimiento: '2020-01-01',
            sexo: 'Masculino',
            nacionalidad: 'Dominicana',
            idNacionalidad: '36',
            parentesco: 'Hijo',
            idParentesco: '3',
            index: 0,
          },
        ],
        listSintomasNucleo: [
          { IdCatalogoSintoma: '101', campoAdicional: 'Losartán 50 mg', esUsted: false, esMadre: true, esOtro: false },
        ],
      },
    },
  ]);
});

test('[APPL-17] [APPL-38] [API-81] loads all lists concurrently, relationships once for each sex', async () => {
  const never = Object.fromEntries(Object.keys(applicationAnswers).map((path) => [path, () => new Promise(() => {})]));
  const { portal } = await open({ written: false, step: null, more: never });
  const asked = portal.network.asked.filter(({ path }) => path in applicationAnswers);
  expect(asked.map(({ path, request }) => [path, Object(request).query?.esMasculino])).toEqual([
    ['Afiliado/formulario/planes', undefined],
    ['Afiliado/drop/nacionalidad', undefined],
    ['Afiliado/drop/parentesco', true],
    ['Afiliado/drop/parentesco', false],
    ['Afiliado/formulario/dependientespermitidos', undefined],
    ['Afiliado/formulario/formaspago', undefined],
    ['Afiliado/formulario/frecuenciaspago', undefined],
    ['Afiliado/formulario/catalogosintomaenfermedades', undefined],
  ]);
});

test('a step is usable once its own list has loaded, and only a failed list is retried', async () => {
  let broken = true;
  const { form, state, context, lists, portal } = await open({
    written: false,
    step: null,
    more: {
      'Afiliado/drop/nacionalidad': () => {
        if (broken) throw new Problem('sinConexion');
        return [];
      },
      'Afiliado/formulario/catalogosintomaenfermedades': () => new Promise(() => {}),
    },
  });
  form.send({ type: 'EMPEZAR' });
  form.send({ type: 'ESCRIBIR', campo: 'planSolicitado', valor: '1' });
  form.send({ type: 'SIGUIENTE' });
  const { planes, nacionalidades, sintomas } = context().listas;
  expect([state(), planes?.length, nacionalidades, sintomas]).toEqual([
    'formulario.datosPersonales.escribiendo',
    1,
    null,
    null,
  ]);
  broken = false;
  const before = portal.network.asked.length;
  lists.getSnapshot().children.nacionalidades?.send({ type: 'REINTENTAR' });
  await arrive();
  const again = portal.network.asked.slice(before).map(({ path }) => path);
  expect([again, context().listas.nacionalidades]).toEqual([['Afiliado/drop/nacionalidad'], []]);
});

test('after the submit the device only stores that it was sent', async () => {
  const { form, device, store, portal } = await open();
  form.send({ type: 'ENVIAR' });
  await arrive();
  expect(store.read()).toBe(null);
  expect([...device.local.keys()].filter((key) => key.startsWith('borrador_'))).toEqual([
    'borrador_visitante_applicationSent',
  ]);
  expect([...portal.tab.keys()].filter((key) => key.startsWith('borrador_'))).toEqual([
    'borrador_visitante_applicationReceipt',
  ]);
  expect([...device.local.values(), ...portal.tab.values()].join()).not.toMatch(/Rosa|1111111|esUsted/);
});

test('[APPL-04] the receipt stays until it is closed, also after a reload', async () => {
  const { form, begin, visited } = await open();
  form.send({ type: 'ENVIAR' });
  await arrive();
  const again = begin();
  expect([again.state(), again.context().recibo]).toEqual(['enviada.quieta', { numero: '20451', at: now }]);
  form.send({ type: 'CERRAR' });
  await arrive();
  expect([visited, begin().state()]).toEqual([['/'], 'antes.nueva']);
});

test('an unread receipt precedes a draft of this tab', async () => {
  const { store, begin } = await open();
  store.receipt.keep({ numero: '20451', at: now });
  expect(begin().state()).toBe('enviada.quieta');
});

test('continuing clears the errors of a step, also if its data arrived by themselves', async () => {
  const { form, state, context } = await open({
    step: null,
    more: { 'Afiliado/formulario/planes': () => [{ codigo: '1', descripcion: 'VOLUNTARIOS COLECTIVOS' }] },
  });
  form.send({ type: 'SEGUIR' });
  form.send({ type: 'SIGUIENTE' });
  expect([state(), context().faltas]).toEqual([
    'formulario.plan.faltanDatos',
    { planSolicitado: 'requerido:planSolicitado' },
  ]);
  form.send({ type: 'AFILIADO', regimen: 'COLECTIVOS VOLUNTARIOS', plan: '' });
  form.send({ type: 'SIGUIENTE' });
  expect([state(), context().faltas]).toEqual(['formulario.datosPersonales.escribiendo', {}]);
});

test('each step leads to the next, also after a reload at an earlier one', async () => {
  const { form, state } = await open({ step: 0 });
  for (let step = 0; step < 5; step += 1) form.send({ type: 'SIGUIENTE' });
  expect(state()).toBe('formulario.revision.leyendo');
});

test('an answer that became invalid leads to its step with an error, instead of being sent', async () => {
  const { form, state, context, sent } = await open();
  form.send({ type: 'LISTAS', listas: { ...context().listas, planes: [] } });
  form.send({ type: 'ENVIAR' });
  await arrive();
  expect([state(), context().faltas, sent()]).toEqual([
    'formulario.plan.faltanDatos',
    { planSolicitado: 'requerido:planSolicitado' },
    [],
  ]);
});

test('limits the number of dependents', async () => {
  const { form, state } = await open({ step: 2, family: applicationLimits.dependientes });
  form.send({ type: 'AGREGAR' });
  expect(state()).toBe('formulario.dependientes.escribiendo');
});

test.each([
  ['a refusal', 'fallida', 'Favor intente mas tarde.', new Problem('sinServicio', { status: 429 })],
  ['an error of the service', 'sinConfirmar', 'Favor intente mas tarde.', new Problem('sinServicio', { status: 500 })],
  ['an empty answer', 'sinConfirmar', 'Favor intente mas tarde.', new Problem('ilegible', { status: 200 })],
  ['no answer', 'sinConfirmar', 'Favor intente mas tarde.', new Problem('sinRespuesta')],
  ['the end of the session under way', 'sinConfirmar', 'Su sesión venció.', new Problem('sesionVencida')],
])(
  "[APPL-37] after %s the review is %s, nothing is sent by itself, and the snackbar says '%s'",
  async (_, stays, said, problem) => {
    const { form, state, portal, sent, store } = await open({
      answer: () => {
        throw problem;
      },
    });
    form.send({ type: 'ENVIAR' });
    await arrive();
    expect([state(), sent().length]).toEqual([`formulario.revision.${stays}`, 1]);
    expect(portal.app.snackbars.getSnapshot().context.visibles.map(({ titulo }) => titulo)).toEqual([said]);
    expect(store.read()?.written).toEqual(applicant);
  },
);

test('after a lost answer the same content is sent again by a press', async () => {
  let lost = true;
  const { form, state, sent } = await open({
    answer: () => {
      if (lost) throw new Problem('sinRespuesta');
      return { mensaje: '', numero: '' };
    },
  });
  form.send({ type: 'ENVIAR' });
  await arrive();
  expect([state(), sent().length]).toEqual(['formulario.revision.sinConfirmar', 1]);
  lost = false;
  form.send({ type: 'ENVIAR' });
  await arrive();
  const [first, second] = sent();
  expect([state(), second]).toEqual(['enviada.quieta', first]);
});

test('a reload during the submit, or after a lost answer, leaves the outcome unknown until a refusal', async () => {
  const refused = new Problem('sinServicio', { status: 422 });
  let answer: () => unknown = () => new Promise(() => {});
  const { form, begin, sent } = await open({ answer: () => answer() });
  form.send({ type: 'ENVIAR' });
  await arrive();
  form.stop();
  const anew = begin();
  await arrive();
  expect([anew.state(), anew.shown, sent().length]).toEqual(['formulario.revision.sinConfirmar', [[5, true]], 1]);
  answer = () => {
    throw refused;
  };
  anew.form.send({ type: 'ENVIAR' });
  await arrive();
  expect(anew.state()).toBe('formulario.revision.fallida');
  const again = begin();
  await arrive();
  expect([again.state(), sent().length]).toEqual(['formulario.revision.leyendo', 2]);
});

test('does not send again what another tab sent within ten minutes, unless it differs', async () => {
  const { form, begin, store, sent, device } = await open();
  store.keep(applicant, false);
  const other = begin();
  await arrive();
  await arrive();
  form.send({ type: 'ENVIAR' });
  await arrive();
  other.form.send({ type: 'ENVIAR' });
  await arrive();
  expect([other.state(), other.context().recibo, sent().length]).toEqual([
    'enviada.quieta',
    { numero: '20451', at: now },
    1,
  ]);
  store.receipt.forget();
  store.keep(applicant, false);
  const later = begin();
  await arrive();
  await arrive();
  device.now.wall += 600_001;
  later.form.send({ type: 'ENVIAR' });
  await arrive();
  expect(sent().length).toBe(2);
});

test("another tab's draft is never merged with this tab's documents, diseases and half-typed dependent", async () => {
  const { begin, store, device } = await open({ written: false });
  const child = (nombres: string, noDocumento: string) => ({
    ...emptyDependent,
    nombres,
    tipoDocumento: '1',
    noDocumento,
  });
  const family = (nombres: string, noDocumento: string, tiene: boolean) => ({
    borrador: { ...applicant.borrador, nombres, noDocumento },
    dependientes: [child(`De ${nombres}`, noDocumento)],
    salud: { 101: { tiene, quienes: tiene ? ['esUsted' as const] : [], detalle: '' } },
  });
  store.keep(family('Ana', '001-1111111-1', true), true);
  store.dialog.keep({ editado: 0, borrador: child('De Ana', '001-3333333-3') });
  const { browser } = device.openTab();
  const other = applicationStore(browser, () => device.now.wall);
  const berta = family('Berta', '001-2222222-2', false);
  other.keep(berta, false);
  const anew = begin();
  await arrive();
  await arrive();
  const seen = () => {
    const { borrador, dependientes, salud, porConfirmar, dialogo } = anew.context();
    return { borrador, dependientes, salud, porConfirmar, dialogo };
  };
  const offered = {
    borrador: { ...berta.borrador, noDocumento: '' },
    dependientes: [{ ...berta.dependientes[0], noDocumento: '' }],
    salud: {},
    porConfirmar: false,
    dialogo: false,
  };
  expect([anew.state(), seen()]).toEqual(['antes.conBorrador', offered]);
  anew.form.send({ type: 'SEGUIR' });
  expect([anew.state(), seen(), store.dialog.read()]).toEqual([
    'formulario.datosPersonales.escribiendo',
    offered,
    null,
  ]);
  expect(other.read()?.written.salud).toEqual({});
});

const child = (nombres: string) => ({
  ...emptyDependent,
  nombres,
  apellidos: 'Peña',
  tipoDocumento: '3',
  noDocumento: 'NA',
  fechaNacimiento: '01-01-2020',
  sexo: 'Masculino',
  parentesco: '3',
});

/** Opens the step of dependents with these people, and the dialog. */
const openFamily = async (...names: string[]) => {
  const { store, begin } = await open({ step: 2, written: false });
  store.keep({ ...applicant, dependientes: names.map(child) }, false);
  const enter = async () => {
    const page = begin();
    await arrive();
    await arrive();
    return {
      ...page,
      family: () => page.context().dependientes.map(({ nombres }) => nombres),
      dialog: () => {
        const { logic, input } = applicationDependentLogic({
          store,
          application: page.form,
          onEnd: (one) => page.form.send(one === null ? { type: 'CERRAR' } : { type: 'DEPENDIENTE', dependiente: one }),
        });
        return createActor(logic, { input }).start();
      },
    };
  };
  const page = await enter();
  /** Types a name in the dialog and goes back. */
  const half = (press: { type: 'EDITAR'; lugar: number } | { type: 'AGREGAR' }, valor: string) => {
    page.form.send(press);
    const dialog = page.dialog();
    dialog.send({ type: 'ESCRIBIR', campo: 'nombres', valor });
    page.form.send({ type: 'IR', paso: 1, ahora: now });
    dialog.stop();
  };
  return { ...page, store, enter, half };
};

test('[APPL-34] [REQ-20] removing a person discards a half-typed change, and does not overwrite the person that moves into that place', async () => {
  const { form, half, dialog, family } = await openFamily('Ana', 'Beto', 'Carla');
  half({ type: 'EDITAR', lugar: 1 }, 'Beatriz');
  form.send({ type: 'QUITAR', lugar: 1 });
  form.send({ type: 'EDITAR', lugar: 1 });
  const opened = dialog();
  expect(opened.getSnapshot().context.borrador).toEqual(child('Carla'));
  opened.send({ type: 'GUARDAR' });
  await arrive();
  expect(family()).toEqual(['Ana', 'Carla']);
});

test('a half-typed new person stays when anybody is removed', async () => {
  const { form, half, dialog } = await openFamily('Ana');
  half({ type: 'AGREGAR' }, 'Noé');
  form.send({ type: 'QUITAR', lugar: 0 });
  form.send({ type: 'AGREGAR' });
  expect(dialog().getSnapshot().context.borrador.nombres).toBe('Noé');
});

test('no dialog opens by itself for a removed person', async () => {
  const { form, half, enter } = await openFamily('Ana');
  half({ type: 'EDITAR', lugar: 0 }, 'Anabel');
  form.send({ type: 'QUITAR', lugar: 0 });
  const anew = await enter();
  expect([anew.state(), anew.context().editado]).toEqual(['formulario.dependientes.escribiendo', null]);
});

test('saving a person whose place is gone adds them', async () => {
  const { store, enter } = await openFamily('Ana');
  store.dialog.keep({ editado: 1, borrador: child('Noé') });
  const anew = await enter();
  anew.dialog().send({ type: 'GUARDAR' });
  await arrive();
  expect([anew.state(), anew.family()]).toEqual(['formulario.dependientes.escribiendo', ['Ana', 'Noé']]);
});

test('starting over discards the dialog of the previous draft', async () => {
  const { form, store, begin } = await open({ step: null });
  store.dialog.keep({ editado: 0, borrador: child('Noé') });
  const anew = begin();
  anew.form.send({ type: 'DESCARTAR' });
  const { dialogo, editado, dependientes } = anew.context();
  expect([anew.state(), dialogo, editado, dependientes]).toEqual(['antes.nueva', false, null, []]);
  form.stop();
});

test('[APPL-02] the address shows each step, and opens a step as far as it has been reached', async () => {
  const { form, shown, go, state } = await open({ step: null, written: { formaPago: '' } });
  expect([state(), shown]).toEqual(['antes.conBorrador', [[null, true]]]);
  form.send({ type: 'SEGUIR' });
  await arrive();
  expect(state()).toBe('formulario.datosDePago.escribiendo');
  go(1);
  form.send({ type: 'SIGUIENTE' });
  await arrive();
  go(5);
  await arrive();
  expect(state()).toBe('formulario.dependientes.escribiendo');
  go(null);
  expect([state(), shown]).toEqual([
    'antes.conBorrador',
    [
      [null, true],
      [3, false],
      [2, false],
      [2, true],
    ],
  ]);
});

test('[APPL-24] after midnight in Santo Domingo a person who turned 18 may continue', async () => {
  const { form, context, device, portal } = await open();
  expect(context().hoy).toBe('2023-11-14');
  device.now.wall += dayMs;
  portal.clock.increment(60_000);
  device.tick();
  expect(form.getSnapshot().context.hoy).toBe('2023-11-15');
});

test("[APPL-32] [APPL-33] the member's regime and plan are known as soon as the session is, and what changes before the page runs", async () => {
  const { context, begin, portal } = await open({
    device: fakeDevice(storedSession('1001', now)),
    more: {
      'Afiliado/getAfiliado': () => ({
        nombres: 'Ana',
        apellidos: 'Peña',
        regimen: 'COLECTIVOS VOLUNTARIOS',
        tipoAfiliacion: 'TITULAR',
      }),
      'Afiliado/nucleo/carnet': () => [
        {
          idAfiliado: '1001',
          tipoAfiliado: '',
          cedula: '',
          nss: '',
          regimen: '',
          planes_Nombre: 'Plan Larimar',
          idTipoPlan: 1,
        },
      ],
    },
  });
  await arrive();
  expect([context().regimen, context().plan]).toEqual(['COLECTIVOS VOLUNTARIOS', 'Plan Larimar']);
  const later = begin(() => portal.app.session.send({ type: 'SALIR', motivo: 'salida' }));
  await arrive();
  expect([later.context().regimen, later.context().plan]).toEqual(['', '']);
});

test('logging out deletes the application on the device and in the tab', async () => {
  const { portal, device } = await open({ device: fakeDevice(storedSession('1001', now)) });
  const drafts = () => [...device.local.keys(), ...portal.tab.keys()].filter((key) => key.startsWith('borrador_'));
  expect(drafts()).toEqual(['borrador_visitante_application', 'borrador_visitante_application']);
  portal.app.session.send({ type: 'SALIR', motivo: 'salida' });
  await arrive();
  expect(drafts()).toEqual([]);
});
