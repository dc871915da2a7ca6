import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { draftOfContact } from '../../../domain/rules/contact/contact-draft';
import { chartLimitMs, type Policy } from '../../../domain/rules/policy';
import type { Variante } from '../../../machines/onboarding/onboarding.machine';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { ana, openPortal, storedSession } from '../../../tests/stand-ins/portal';
import { stateName } from '../../../tools/explore/path-id';
import { Problem } from '../../api/problem';
import { onboardingFaultText, onboardingTexts } from './texts';
import { onboardingLogic } from './wiring';

const now = 1_700_000_000_000;
const read = 'Afiliado/datoscontactos';
const [phones, address, mail] = ['Afiliado/updateTelefonos', 'Afiliado/updateDireccion', 'Afiliado/updateCorreo'];
const places = {
  'Afiliado/drop/provincias': () => [
    { codigo: '01', descripcion: 'Distrito Nacional', codigoPadre: '10' },
    { codigo: '32', descripcion: 'Santo Domingo', codigoPadre: '10' },
  ],
  'Afiliado/drop/municipios': () => [
    { codigo: '0101', descripcion: 'Santo Domingo de Guzmán', codigoPadre: '01' },
    { codigo: '3201', descripcion: 'Santo Domingo Este', codigoPadre: '32' },
  ],
};
const contact = {
  telefonoCelular: '809-555-0142',
  telefonoResidencial: '',
  idRegion: '10',
  region: 'Ozama',
  idProvincia: '32',
  provincia: 'Santo Domingo',
  idMunicipio: '3201',
  municipio: 'Santo Domingo Este',
  calle: 'Av. Los Caciques',
  noCasa: '27',
  apartamento: '3-B',
  edificio: '',
  sector: 'Los Mina',
  correoElectronico: 'rosa@ejemplo.do',
  direccion: '',
  debeActualizarDatosContacto: true,
};

interface World {
  answers?: NonNullable<Parameters<typeof openPortal>[1]>['answers'];
  policy?: Partial<Policy>;
  regimen?: string;
  device?: ReturnType<typeof fakeDevice>;
  variante?: Variante;
  back?: string;
  stored?: Record<string, string>;
}

/** Opens a wizard in one tab; the service stores what it receives. */
const open = async (world: World = {}) => {
  const device = world.device ?? fakeDevice({ ...storedSession('1001', now), ...world.stored });
  const kept: Record<string, unknown> = { ...contact };
  const done = { mensaje: '' };
  const portal = await openPortal(device, {
    policy: world.policy ?? {},
    answers: {
      'Afiliado/getAfiliado': () => ({ ...ana, regimen: world.regimen ?? 'CONTRIBUTIVO' }),
      [read]: () => ({ ...kept }),
      [phones]: (request) => {
        const { body } = request as { body: { TelefonoCelular: string } }; // The body that the wizard sends.
        kept.telefonoCelular = body.TelefonoCelular;
        return done;
      },
      [address]: () => done,
      [mail]: () => done,
      ...places,
      ...world.answers,
    },
  });
  await arrive();
  const visited: string[] = [];
  const { logic, input } = onboardingLogic({
    deps: portal.app,
    variante: world.variante ?? 'pagina',
    navigate: (to) => visited.push(to),
    back: world.back ?? '',
    close: () => visited.push('cerrado'),
  });
  const wizard = createActor(logic, { input, clock: portal.clock }).start();
  await arrive();
  const send = async (...events: Parameters<typeof wizard.send>[0][]) => {
    for (const event of events) {
      wizard.send(event);
      await arrive();
    }
  };
  return {
    device,
    portal,
    kept,
    visited,
    wizard,
    send,
    state: () => stateName(wizard.getSnapshot().value),
    saving: () => wizard.getSnapshot().children.guardarContacto?.getSnapshot().value,
    context: () => wizard.getSnapshot().context,
    sent: (path: string) => portal.askedFor(path).map(({ request }) => request),
    told: () => portal.app.snackbars.getSnapshot().context.visibles.map(({ titulo }) => titulo),
  };
};

const next = { type: 'SIGUIENTE' } as const;
const back = { type: 'ANTERIOR' } as const;
const finish = { type: 'CONFIRMAR' } as const;
const refuse = () => {
  throw new Problem('sinServicio', { status: 422, mensaje: 'No se puede.' });
};

test('[ONB-20] [ONB-21] [ONB-57] the three steps show the stored data', async () => {
  const { state, context } = await open();
  expect([state(), context().borrador]).toEqual([
    'telefonos.formulario.escribiendo',
    {
      telefonoCelular: '(809)-555-0142',
      telefonoResidencial: '',
      provincia: '32',
      municipio: '3201',
      calle: 'Av. Los Caciques',
      noCasa: '27',
      apartamento: '3-B',
      edificio: '',
      sector: 'Los Mina',
      correo: 'rosa@ejemplo.do',
    },
  ]);
});

test('[ONB-64] [ONB-66] a press on «Siguiente» sends the part of its step, the address with the names of its places', async () => {
  const { send, sent, state } = await open();
  await send(next);
  expect([onboardingTexts.siguiente, state()]).toEqual(['Siguiente', 'direccion.formulario.escribiendo']);
  expect([sent(phones).length, sent(address)]).toEqual([1, []]);
  await send(next);
  expect(sent(address)).toEqual([
    {
      query: { CodigoAfiliado: '1001' },
      body: {
        Provincia: 'Santo Domingo',
        IdProvincia: '32',
        Municipio: 'Santo Domingo Este',
        IdMunicipio: '3201',
        Calle: 'Av. Los Caciques',
        NoCasa: '27',
        Apartamento: '3-B',
        Edificio: '',
        Sector: 'Los Mina',
      },
    },
  ]);
});

test('[ONB-67] the e-mail goes with the stored token', async () => {
  const { send, portal } = await open();
  await send(next, next, finish);
  expect(portal.askedFor(mail).map(({ request, token }) => [request, token])).toEqual([
    [
      { query: { CodigoAfiliado: '1001' }, body: { CorreoElectronico: 'rosa@ejemplo.do' } },
      portal.browser.local.get('token'),
    ],
  ]);
});

const noPlaces = { idProvincia: '', idMunicipio: '' };
const noStreet = { calle: '', noCasa: '', sector: '' };
const incompleteSteps: [
  rows: string,
  variante: Variante,
  lacking: Partial<typeof contact>,
  step: number,
  said: string[],
][] = [
  [
    '[ONB-38]',
    'pagina',
    { telefonoCelular: '' },
    0,
    ['telefonoCelular: Por favor ingrese al menos un número de teléfono.'],
  ],
  ['[ONB-39]', 'pagina', { telefonoResidencial: '809-CASA' }, 0, ['telefonoResidencial: Formato de teléfono inválido']],
  ['[ONB-43]', 'modal', { telefonoResidencial: '8095550' }, 0, ['telefonoResidencial: Formato de teléfono inválido']],
  [
    '[ONB-44] [ONB-46] [ONB-48]',
    'pagina',
    noPlaces,
    1,
    ['provincia: La provincia es obligatoria', 'municipio: El municipio es obligatorio'],
  ],
  [
    '[ONB-45] [ONB-47] [ONB-48]',
    'modal',
    noPlaces,
    1,
    ['provincia: Debe seleccionar la provincia', 'municipio: Debe seleccionar el municipio'],
  ],
  [
    '[ONB-49]',
    'pagina',
    noStreet,
    1,
    [
      'calle: Debe de llenar todos los campos. Escriba la calle.',
      'noCasa: Debe de llenar todos los campos. Escriba el número de la casa.',
      'sector: Debe de llenar todos los campos. Escriba el sector.',
    ],
  ],
  ['[ONB-61]', 'pagina', { correoElectronico: '' }, 2, ['correo: El correo electrónico es obligatorio']],
  ['[ONB-62]', 'modal', { correoElectronico: 'rosa@' }, 2, ['correo: Ingrese un correo electrónico válido']],
];

test.each(incompleteSteps)('%s in the %s a step without %j sends nothing, and each field says why', async (...of) => {
  const [, variante, lacking, step, said] = of;
  const { send, sent, context } = await open({ variante, answers: { [read]: () => ({ ...contact, ...lacking }) } });
  for (let passed = 0; passed < step; passed += 1) await send(next);
  await send(step === 2 ? finish : next);
  const faults = Object.entries(context().faltas).map(
    ([field, fault]) => `${field}: ${fault === undefined ? '' : onboardingFaultText[variante][fault]}`,
  );
  expect([context().paso, faults]).toEqual([step, said]);
  expect([phones, address, mail].map((call) => sent(call).length)).toEqual(
    [0, 1, 2].map((part) => Number(part < step)),
  );
});

test('[ONB-72] [ONB-73] [ONB-74] reports each saved part', async () => {
  const { send, told } = await open();
  const seen: string[][] = [];
  for (const event of [next, next, finish]) {
    await send(event);
    seen.push(told());
  }
  const { telefonos, direccion, correo } = onboardingTexts.guardado;
  expect(seen).toEqual([[telefonos], [direccion], [correo]]);
  expect(onboardingTexts.guardado).toEqual({
    telefonos: 'Teléfonos actualizados exitosamente',
    direccion: 'Dirección actualizada exitosamente',
    correo: 'Correo electrónico actualizado exitosamente',
  });
});

test('[ONB-15] [ONB-77] the page goes to / 2000 ms after the last save, or to the requested page', async () => {
  for (const [asked, to] of [
    ['', '/'],
    ['/pagos', '/pagos'],
  ] as const) {
    const { send, portal, visited, state } = await open({ back: asked });
    await send(next, next, finish);
    portal.clock.increment(1999);
    expect([state(), visited]).toEqual(['terminada', []]);
    portal.clock.increment(1);
    expect([state(), visited]).toEqual(['concluida', [to]]);
  }
  const { pagina, modal } = onboardingTexts.terminado;
  expect([pagina, modal]).toEqual([
    '¡Todos los datos de contacto han sido actualizados exitosamente!',
    '¡Datos de contacto actualizados exitosamente!',
  ]);
});

test('[ONB-19] the modal closes 1000 ms after the last save, and the page under it stays', async () => {
  const { send, portal, visited } = await open({ variante: 'modal' });
  await send(next, next, finish);
  portal.clock.increment(999);
  expect(visited).toEqual([]);
  portal.clock.increment(1);
  expect(visited).toEqual(['cerrado']);
});

test('[ONB-11] [ONB-13] skipping leads to /, in the modal after it has closed, and to the club for a visitor from there', async () => {
  const skip = { type: 'OMITIR' } as const;
  const page = await open();
  await page.send(skip);
  const modal = await open({ variante: 'modal' });
  await modal.send(skip);
  const club = await open({ stored: { club_beneficiario: 'true' }, back: '/pagos' });
  await club.send(skip);
  expect([page.visited, modal.visited, club.visited]).toEqual([['/'], ['cerrado', '/'], ['/club']]);
  expect(club.portal.browser.local.get('club_beneficiario')).toBe('true');
  expect(onboardingTexts.omitir).toBe('Omitir por ahora');
});

test('[ONB-07] going back keeps the input, and does not send saved parts again', async () => {
  const { send, sent, state, context } = await open();
  await send(next, { type: 'ESCRIBIR', campo: 'calle', valor: 'Otra' }, back);
  expect([state(), context().borrador.calle]).toEqual(['telefonos.formulario.escribiendo', 'Otra']);
  await send(next);
  expect([state(), sent(phones).length]).toEqual(['direccion.formulario.escribiendo', 1]);
  await send(back, { type: 'ESCRIBIR', campo: 'telefonoCelular', valor: '8295550100' }, next);
  expect(sent(phones).length).toBe(2);
});

test('[ONB-71] only the tolerant setting lets the last part fail, and it logs a warning', async () => {
  const strict = await open({ answers: { [mail]: refuse } });
  await strict.send(next, next, finish);
  const tolerant = await open({ answers: { [mail]: refuse }, policy: { onboardingTolerant: true } });
  await tolerant.send(next, next, finish);
  expect([strict.state(), tolerant.state()]).toEqual(['correo.formulario.fallida', 'terminada']);
  await strict.send({ type: 'CONTINUAR_DESPUES' });
  expect(strict.state()).toBe('correo.formulario.fallida');
  await strict.send(finish, { type: 'CONTINUAR_DESPUES' });
  expect([strict.state(), onboardingTexts.continuarDespues]).toEqual(['aplazada', 'Continuar más tarde']);
  expect([strict.visited, strict.portal.browser.local.get('borrador_1001_onboarding')]).toEqual([
    ['/'],
    expect.stringContaining('Los Caciques'),
  ]);
  expect([strict.portal.logged, tolerant.portal.logged]).toEqual([
    [],
    ['onboarding: no se pudo guardar la última parte'],
  ]);
});

test('[ONB-59] [ONB-60] the subsidised skip the address even if incomplete, and it is never sent', async () => {
  const { send, sent, state, kept, context } = await open({ regimen: 'SUBSIDIADO', answers: {} });
  Object.assign(kept, { idProvincia: '', idMunicipio: '' });
  await send(next, { type: 'ESCRIBIR', campo: 'sector', valor: '' }, next);
  expect(state()).toBe('correo.formulario.escribiendo');
  await send(finish);
  expect([state(), sent(address)]).toEqual(['terminada', []]);
  expect(context().subsidiado).toBe(true);
});

test('[ONB-52] [ONB-53] [ONB-55] another province clears the municipality, and without one nothing is saved', async () => {
  const { send, sent, state, context } = await open();
  await send(next, { type: 'ESCRIBIR', campo: 'provincia', valor: '01' }, next);
  expect([state(), context().borrador.municipio, context().faltas, sent(address)]).toEqual([
    'direccion.formulario.faltanDatos',
    '',
    { municipio: 'faltaMunicipio' },
    [],
  ]);
  await send({ type: 'ESCRIBIR', campo: 'municipio', valor: '3201' }, next);
  expect([context().faltas, sent(address)]).toEqual([{ municipio: 'faltaMunicipio' }, []]);
});

test('after a reload the wizard is in the same step, and reads again what was saved', async () => {
  const first = await open();
  await first.send(next, { type: 'ESCRIBIR', campo: 'calle', valor: 'Calle Duarte' });
  const second = await open({ device: first.device });
  expect([second.state(), second.context().borrador.calle]).toEqual([
    'direccion.formulario.escribiendo',
    'Calle Duarte',
  ]);
  await second.send(back, next);
  expect(second.sent(phones)).toEqual([]);
});

test('[ONB-21] untouched fields show the stored data, after a reload too', async () => {
  const first = await open();
  await first.send(
    { type: 'ESCRIBIR', campo: 'telefonoResidencial', valor: '8095550199' },
    next,
    { type: 'ESCRIBIR', campo: 'calle', valor: 'Calle Duarte' },
    { type: 'ESCRIBIR', campo: 'provincia', valor: '01' },
    { type: 'ESCRIBIR', campo: 'municipio', valor: '0101' },
  );
  const elsewhere = { ...contact, telefonoCelular: '829-555-0100', noCasa: '30', correoElectronico: 'otra@ejemplo.do' };
  const second = await open({ device: first.device, answers: { [read]: () => elsewhere } });
  expect(second.context().borrador).toEqual({
    ...draftOfContact(elsewhere),
    calle: 'Calle Duarte',
    provincia: '01',
    municipio: '0101',
  });
});

test('after a kill in the middle of a save, its outcome is looked up', async () => {
  const first = await open({ answers: { [phones]: () => new Promise(() => {}) } });
  await first.send(next);
  expect(first.state()).toBe('telefonos.guardando');
  const arrived = await open({ device: first.device });
  await arrived.send(next);
  expect([arrived.state(), arrived.sent(phones)]).toEqual(['direccion.formulario.escribiendo', []]);
});

test('another tab that saves a part saves this tab the same call', async () => {
  const one = await open();
  const other = await open({ device: one.device });
  await one.send(next);
  await other.send(next);
  expect([other.state(), one.sent(phones).length, other.sent(phones).length]).toEqual([
    'direccion.formulario.escribiendo',
    1,
    0,
  ]);
});

const elsewhere = {
  type: 'GUARDADO_FUERA',
  envios: { telefonos: { contenido: 'otro', confirmado: true } },
} as const;

test('a different save of another tab while the last save is pending is sent again before any lookup', async () => {
  const { send, sent, state, portal } = await open({ answers: { [mail]: 'nunca' } });
  await send(next, next, finish, elsewhere);
  portal.network.answers[read] = 'sinConexion';
  portal.clock.increment(chartLimitMs(portal.app.policy.writeLimitMs));
  await arrive();
  expect([sent(phones).length, state()]).toEqual([2, 'correo.formulario.noConfirmada']);
});

test('the tolerant setting only lets the last part fail', async () => {
  const { send, state, context, portal } = await open({ policy: { onboardingTolerant: true } });
  await send(next, next, elsewhere);
  Object.assign(portal.network.answers, { [phones]: refuse, [mail]: refuse });
  await send(finish);
  expect([state(), context().fallidas]).toEqual(['correo.formulario.fallida', ['telefonos', 'correo']]);
  expect(portal.logged).toEqual([]);
});

test('a draft belongs to one affiliate, for a day, and is deleted at log-out', async () => {
  const first = await open();
  await first.send({ type: 'ESCRIBIR', campo: 'telefonoCelular', valor: '8295550100' });
  const typed = () => [...first.device.local.keys()].filter((key) => key.startsWith('borrador_'));
  expect(typed()).toEqual(['borrador_1001_onboarding']);
  first.portal.app.session.send({ type: 'VENCER' });
  await first.portal.login('2002');
  const foreign = await open({ device: first.device });
  expect(foreign.context().borrador).toEqual(draftOfContact(contact));
  await first.portal.login('1001');
  const mine = await open({ device: first.device });
  expect(mine.context().borrador.telefonoCelular).toBe('(829)-555-0100');
  mine.portal.app.session.send({ type: 'SALIR', motivo: 'salida' });
  await arrive();
  expect(typed()).toEqual([]);
});

const without = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, 'sinConexion' as const]));

test('[ONB-84] [ONB-85] without the lists the address is not saved, and continues by itself once they load', async () => {
  const { send, sent, state, portal, context } = await open({ answers: without(...Object.keys(places)) });
  await send(next);
  expect(state()).toBe('muestra.esperando');
  await send({ type: 'ESCRIBIR', campo: 'calle', valor: 'Otra' }, next, finish);
  expect([state(), context().fallidas, sent(address)]).toEqual(['correo.formulario.fallida', ['direccion'], []]);
  await send(back);
  expect(state()).toBe('muestra.esperando');
  Object.assign(portal.network.answers, places);
  portal.clock.increment(60_000);
  await arrive();
  expect([state(), context().borrador.calle]).toEqual(['direccion.formulario.escribiendo', 'Av. Los Caciques']);
  await send(next);
  expect(sent(address).length).toBe(1);
});

test('[ONB-83] [ONB-84] while nothing can be loaded every step can be read, and nothing is sent', async () => {
  const { send, sent, state, context, portal } = await open({ answers: without(read, ...Object.keys(places)) });
  expect(state()).toBe('muestra.esperando');
  const seen: number[] = [];
  for (const event of [next, next, next, back, back, back]) {
    await send(event);
    seen.push(context().paso);
  }
  expect([seen, state()]).toEqual([[1, 2, 2, 1, 0, 0], 'muestra.esperando']);
  expect([sent(phones), sent(address), sent(mail)]).toEqual([[], [], []]);
  Object.assign(portal.network.answers, places, { [read]: () => contact });
  portal.setOnline(true);
  await arrive();
  expect([state(), context().borrador.correo]).toEqual(['telefonos.formulario.escribiendo', 'rosa@ejemplo.do']);
});
