import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Salida } from '../../../machines/contactEdit/contactEdit.machine';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { ana, openPortal, storedSession, tokenOf } from '../../../tests/stand-ins/portal';
import { stateName } from '../../../tools/explore/path-id';
import { Problem } from '../../api/problem';
import { contactEditFaultText, contactEditTexts } from './texts';
import { contactEditLogic } from './wiring';

const now = 1_700_000_000_000;
const read = 'Afiliado/datoscontactos';
const [phones, address, mail] = ['Afiliado/updateTelefonos', 'Afiliado/updateDireccion', 'Afiliado/updateCorreo'];
const log = 'utility/bitacora/nuevo';
const lists = {
  'Afiliado/drop/regiones': () => [
    { codigo: '01', descripcion: 'Cibao Norte', codigoPadre: '' },
    { codigo: '10', descripcion: 'Ozama', codigoPadre: '' },
  ],
  'Afiliado/drop/provincias': () => [
    { codigo: '25', descripcion: 'Santiago', codigoPadre: '01' },
    { codigo: '32', descripcion: 'Santo Domingo', codigoPadre: '10' },
  ],
  'Afiliado/drop/municipios': () => [
    { codigo: '2501', descripcion: 'Santiago', codigoPadre: '25' },
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
};

interface World {
  answers?: NonNullable<Parameters<typeof openPortal>[1]>['answers'];
  device?: ReturnType<typeof fakeDevice>;
  stored?: Partial<typeof contact>;
  tipoAfiliacion?: string;
  regimen?: string;
  /** The affiliate whose profile is open; by default the member's own. */
  codigoAfiliado?: string;
  policy?: NonNullable<NonNullable<Parameters<typeof openPortal>[1]>['policy']>;
  /** Storage of the tab; without it, a new tab on the same service. */
  kept?: Record<string, string>;
}

const window = new EventTarget();
beforeAll(() => void Object.assign(globalThis, { window }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'window'));

/** Opens the contact section of one profile in one tab; the service stores what it receives. */
const open = async (world: World = {}) => {
  const device = world.device ?? fakeDevice(storedSession('1001', now));
  const kept: Record<string, string> = world.kept ?? { ...contact, ...world.stored };
  const keeps = (fields: Record<string, string>) => (request: unknown) => {
    const { body } = request as { body: Record<string, string> }; // The body that the contact section sends.
    for (const [sent, field] of Object.entries(fields)) if (body[sent] !== undefined) kept[field] = body[sent];
    return { mensaje: '' };
  };
  const same = (...names: string[]) => Object.fromEntries(names.map((name) => [name, name]));
  const portal = await openPortal(device, {
    ...(world.policy !== undefined && { policy: world.policy }),
    answers: {
      'Afiliado/getAfiliado': () => ({ ...ana, tipoAfiliacion: world.tipoAfiliacion ?? 'TITULAR' }),
      'Afiliado/nucleo/carnet': () => [],
      [read]: () => ({ ...kept }),
      [phones]: keeps({ TelefonoCelular: 'telefonoCelular', TelefonoResidencial: 'telefonoResidencial' }),
      [address]: keeps(
        same('idRegion', 'idProvincia', 'idMunicipio', 'calle', 'noCasa', 'apartamento', 'edificio', 'sector'),
      ),
      [mail]: keeps({ CorreoElectronico: 'correoElectronico' }),
      [log]: () => ({ mensaje: '' }),
      ...lists,
      ...world.answers,
    },
  });
  await arrive();
  const left: string[] = [];
  let isUnsaved = () => false;
  let ask: (what: Salida) => void = () => {};
  const { logic, input } = contactEditLogic({
    deps: portal.app,
    leaving: {
      watch: (unsaved, asked) => {
        [isUnsaved, ask] = [unsaved, asked];
        return () => {};
      },
      goOn: () => void left.push('se fue'),
      goOnSaved: () => void left.push('siguió, guardado'),
    },
    codigoAfiliado: world.codigoAfiliado ?? '1001',
    regimen: world.regimen ?? 'CONTRIBUTIVO',
  });
  const part = createActor(logic, { input, clock: portal.clock }).start();
  await arrive();
  const send = async (...events: Parameters<typeof part.send>[0][]) => {
    for (const event of events) {
      part.send(event);
      await arrive();
    }
  };
  return {
    device,
    portal,
    kept,
    part,
    send,
    left,
    unsaved: () => isUnsaved(),
    leave: (what: Salida) => ask(what),
    state: () => stateName(part.getSnapshot().value),
    saving: () => part.getSnapshot().children.guardarContacto?.getSnapshot().value,
    context: () => part.getSnapshot().context,
    sent: (path: string) => portal.askedFor(path).map(({ request }) => request),
    drafts: () => [...device.local.keys()].filter((key) => key.startsWith('borrador_')),
  };
};

const edit = { type: 'EDITAR' } as const;
const save = { type: 'GUARDAR' } as const;
const undo = { type: 'DESHACER' } as const;
const sure = { type: 'SALIR' } as const;
const write = <Campo extends 'telefonoCelular' | 'region' | 'provincia' | 'municipio' | 'calle' | 'sector' | 'correo'>(
  campo: Campo,
  valor: string,
) => ({ type: 'ESCRIBIR', campo, valor }) as const;
const cell = write('telefonoCelular', '8295550100');
const street = write('calle', 'Calle Duarte');
const lose = () => {
  throw new Problem('sinRespuesta');
};
/** A call that answers when the test tells it to. */
const held = () => {
  let settle = { resolve: (_answer: object) => {}, reject: (_why: Problem) => {} };
  const promise = new Promise<object>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle };
};
const refuse = () => {
  throw new Problem('sinServicio', { status: 422, mensaje: 'No se puede.' });
};
const refusedOnce = () => {
  let refused = false;
  return () => {
    if (refused) return { mensaje: '' };
    refused = true;
    return refuse();
  };
};

describe('a save', () => {
  test('[PROF-30] [PROF-31] [PROF-32] [PROF-48] sends only what changed; only a blank building is one space', async () => {
    const { send, sent, state, kept, context } = await open({ stored: { apartamento: '' } });
    await send(edit, write('calle', ' Calle Duarte '), save);
    expect([state(), contactEditTexts.actualizado]).toEqual([
      'viendo.guardado',
      '¡Datos de contacto actualizados exitosamente!',
    ]);
    expect([sent(phones), sent(mail), sent(address)]).toEqual([
      [],
      [],
      [
        {
          query: { CodigoAfiliado: '1001' },
          body: {
            idRegion: '10',
            idProvincia: '32',
            idMunicipio: '3201',
            calle: 'Calle Duarte',
            noCasa: '27',
            apartamento: '',
            edificio: ' ',
            sector: 'Los Mina',
          },
        },
      ],
    ]);
    expect(kept.calle).toBe('Calle Duarte');
    await send(edit);
    expect(context().borrador.calle).toBe('Calle Duarte');
  });

  test('[ONB-65] sends both telephones, although only one changed, and validates no other part', async () => {
    const { send, sent, context, state } = await open({
      stored: { telefonoResidencial: '809-555-0199', correoElectronico: '', idMunicipio: '0', sector: '' },
    });
    await send(edit, cell, save);
    expect([state(), sent(address)]).toEqual(['viendo.guardado', []]);
    expect(sent(phones)).toEqual([
      {
        query: { CodigoAfiliado: '1001' },
        body: { TelefonoCelular: '(829)-555-0100', TelefonoResidencial: '(809)-555-0199' },
      },
    ]);
    expect(context().contacto?.telefonoCelular).toBe('(829)-555-0100');
  });

  test('[AUDIT-02] writes an audit entry with old and new values, without waiting for it', async () => {
    const { send, sent, state } = await open({ answers: { [log]: 'nunca' } });
    await send(edit, cell, street, save);
    expect(state()).toBe('viendo.guardado');
    expect(sent(log)).toEqual([
      {
        body: {
          tipoDocumento: 3,
          documento: '1001',
          creadorPor: 'WEB',
          valorAnterior: '{"telefonoCelular":"(809)-555-0142","calle":"Av. Los Caciques"}',
          valorNuevo: '{"telefonoCelular":"(829)-555-0100","calle":"Calle Duarte"}',
          idTipoBitacora: 7,
        },
      },
    ]);
  });

  test('[PROF-29] sends nothing without a change', async () => {
    const { send, portal, state } = await open();
    await send(edit);
    const before = portal.network.asked.length;
    await send(write('calle', 'Av. Los Caciques  '), save);
    expect([state(), portal.network.asked.length, contactEditTexts.sinCambios]).toEqual([
      'editando.sinCambios',
      before,
      'Para editar debe de realizar algun cambio en los campos de contacto y localizacion',
    ]);
  });

  test("[PROF-25] [PROF-26] [PROF-28] stops at 'Debe seleccionar la región.', 'La provincia y municipio no pueden estar vacios.' and 'Favor de agregar un correo electronico válido'", async () => {
    const { send, sent, state, context } = await open({
      stored: { idRegion: '', region: '', idProvincia: '', provincia: '', idMunicipio: '', municipio: '' },
    });
    await send(edit, street, write('correo', 'rosa@'), save);
    const said = Object.entries(context().faltas).map(([campo, falta]) => [campo, contactEditFaultText[falta]]);
    expect([state(), said]).toEqual([
      'editando.faltanDatos',
      [
        ['region', 'Debe seleccionar la región.'],
        ['provincia', 'La provincia y municipio no pueden estar vacios.'],
        ['municipio', 'La provincia y municipio no pueden estar vacios.'],
        ['correo', 'Favor de agregar un correo electronico válido'],
      ],
    ]);
    expect([sent(address), sent(read).length]).toEqual([[], 1]);
  });

  test('[PROF-27] a new region clears province and municipality; a province of another one brings its region', async () => {
    const { send, context, state } = await open();
    await send(edit, write('region', '01'));
    expect([context().borrador.provincia, context().borrador.municipio]).toEqual(['', '']);
    await send(street, save);
    expect([state(), context().faltas.provincia]).toEqual(['editando.faltanDatos', 'faltaProvincia']);
    await send(write('provincia', '32'));
    expect(context().borrador.region).toBe('10');
    await send(write('provincia', '25'), write('municipio', '2501'), save);
    expect([state(), context().contacto?.municipio]).toEqual(['viendo.guardado', 'Santiago']);
  });
});

describe('permissions', () => {
  test("[PROF-33] a dependent cannot change the core's address: 'Solo el titular puede editar la dirección del nucleo.'", async () => {
    const { send, state, sent } = await open({ tipoAfiliacion: 'DEPENDIENTE' });
    await send(edit, street, save);
    expect([state(), contactEditTexts.soloTitular, sent(address), sent(phones)]).toEqual([
      'editando.soloTitular',
      'Solo el titular puede editar la dirección del nucleo.',
      [],
      [],
    ]);
    await send(write('calle', 'Av. Los Caciques'), cell, save);
    expect([state(), sent(phones).length]).toEqual(['viendo.guardado', 1]);
  });

  test('a dependent without an address can add one', async () => {
    const { send, state, sent } = await open({
      tipoAfiliacion: 'DEPENDIENTE',
      stored: { idRegion: '', idProvincia: '', idMunicipio: '' },
    });
    await send(edit, write('region', '10'), write('provincia', '32'), write('municipio', '3201'), save);
    expect([state(), sent(address).length]).toEqual(['viendo.guardado', 1]);
  });

  test('[PROF-34] the address of the subsidised is never sent, and needs no lists', async () => {
    const { send, state, sent, portal } = await open({ regimen: 'SUBSIDIADO' });
    await send(edit, street, save);
    expect([state(), sent(address)]).toEqual(['editando.sinCambios', []]);
    expect(portal.askedFor('Afiliado/drop/provincias')).toEqual([]);
  });

  test("[PROF-43] a minor's e-mail is saved last, without a confirmation", async () => {
    const { send, state, portal, sent } = await open({ codigoAfiliado: '1002' });
    await send(edit, cell, street, write('correo', 'nueva@ejemplo.do'), save);
    expect([state(), sent(mail)]).toEqual([
      'viendo.guardado',
      [{ query: { CodigoAfiliado: '1002' }, body: { CorreoElectronico: 'nueva@ejemplo.do' } }],
    ]);
    const writes = portal.network.asked.map(({ path }) => path).filter((path) => path.includes('/update'));
    expect(writes).toEqual([phones, address, mail]);
    expect(portal.app.member.getSnapshot()?.emailRequest.getSnapshot().value).toBe('cerrado');
  });
});

test.each([
  ['with', false],
  ['by the setting without', true],
])("[API-33] a minor's e-mail is saved %s the session's token", async (_, profileEmailWithoutBearer) => {
  const { send, portal } = await open({ codigoAfiliado: '1002', policy: { profileEmailWithoutBearer } });
  await send(edit, write('correo', 'nueva@ejemplo.do'), save);
  const token = profileEmailWithoutBearer ? null : tokenOf('1001');
  expect(portal.askedFor(mail).map((asked) => asked.token)).toEqual([token]);
});

describe("the member's own e-mail", () => {
  const login = 'Autenticacion/login';
  const change = 'autenticacion/solicitudCambioCorreo';
  const welcome = {
    codigoMensaje: 1007,
    codigoAfiliado: '1001',
    ...ana,
    token: 'otro',
    mensaje: '',
  };

  test('[PROF-36] [PROF-44] is changed last, by the dialog that checks the password', async () => {
    const { send, state, portal, sent, drafts } = await open({
      answers: { [login]: () => welcome, [change]: () => ({ mensaje: '' }) },
    });
    await send(edit, write('correo', ' nueva@ejemplo.do '), cell, save);
    const request = portal.app.member.getSnapshot()?.emailRequest;
    expect([state(), request?.getSnapshot().value, sent(phones).length, sent(mail)]).toEqual([
      'pidiendoCorreo',
      { abierto: { clave: 'editando' } },
      1,
      [],
    ]);
    request?.send({ type: 'ENVIAR', clave: 'clave1234' });
    await arrive();
    expect(sent(change)).toEqual([{ query: { CodigoAfiliado: '1001', Correo: 'nueva@ejemplo.do', Reverso: false } }]);
    expect([portal.session().value, portal.session().context.motivo, drafts()]).toEqual([
      'anonima',
      'correo',
      ['borrador_1001_correo'],
    ]);
  });

  test('a requested change is known on the next visit of its member, until it is confirmed', async () => {
    const first = await open({ answers: { [login]: () => welcome, [change]: () => ({ mensaje: '' }) } });
    await first.send(edit, write('correo', 'nueva@ejemplo.do'), save);
    first.portal.app.member.getSnapshot()?.emailRequest.send({ type: 'ENVIAR', clave: 'clave1234' });
    await arrive();
    const visit = async (world: World) => {
      const { device } = first;
      for (const [key, value] of Object.entries(storedSession('1001', now))) device.local.set(key, value);
      const { context, drafts } = await open({ ...world, device });
      return [context().pendiente?.correo, drafts()];
    };
    const waiting = ['n•••@ejemplo.do', ['borrador_1001_correo']];
    expect(await visit({})).toEqual(waiting);
    expect(await visit({ codigoAfiliado: '1002' })).toEqual([undefined, ['borrador_1001_correo']]);
    expect(await visit({ stored: { correoElectronico: 'Nueva@ejemplo.do' } })).toEqual([undefined, []]);
  });

  test('stays unchanged if the dialog is closed; the other parts are saved, and the input stays', async () => {
    const { send, state, portal, context, drafts } = await open();
    await send(edit, write('correo', 'nueva@ejemplo.do'), cell, save);
    portal.app.member.getSnapshot()?.emailRequest.send({ type: 'CERRAR' });
    await arrive();
    expect([state(), context().borrador.correo, context().base.telefonoCelular, drafts()]).toEqual([
      'editando.sinPedir',
      'nueva@ejemplo.do',
      '(829)-555-0100',
      ['borrador_1001_contactEdit'],
    ]);
  });
});

describe('a change from elsewhere', () => {
  test('is shown beside the input, and nothing is sent before the member has chosen', async () => {
    const { send, state, context, kept, sent } = await open();
    await send(edit, cell, street);
    Object.assign(kept, { telefonoCelular: '849-555-0177', noCasa: '30' });
    await send(save);
    expect([state(), context().choques, sent(phones), sent(address)]).toEqual([
      'chocando.eligiendo',
      [
        { campo: 'telefonoCelular', eleccion: null },
        { campo: 'noCasa', eleccion: null },
      ],
      [],
      [],
    ]);
    await send({ type: 'ELEGIR', campo: 'telefonoCelular', eleccion: 'otro' }, { type: 'CONFIRMAR' });
    expect([state(), sent(address)]).toEqual(['chocando.faltaElegir', []]);
    await send({ type: 'ELEGIR', campo: 'noCasa', eleccion: 'mio' }, { type: 'CONFIRMAR' });
    expect([state(), sent(phones)]).toEqual(['viendo.guardado', []]);
    expect([kept.telefonoCelular, kept.calle, kept.noCasa]).toEqual(['849-555-0177', 'Calle Duarte', '27']);
  });

  test('of an untouched field is adopted, and sent along with changed ones', async () => {
    const { send, state, context, kept, sent } = await open();
    await send(edit, cell);
    Object.assign(kept, { telefonoResidencial: '849-555-0177', calle: 'De otra parte' });
    await send(save);
    expect([state(), sent(phones), context().contacto?.calle]).toEqual([
      'viendo.guardado',
      [
        {
          query: { CodigoAfiliado: '1001' },
          body: { TelefonoCelular: '(829)-555-0100', TelefonoResidencial: '(849)-555-0177' },
        },
      ],
      'De otra parte',
    ]);
  });

  test('a second tab that saved the same causes no second write', async () => {
    const one = await open();
    const other = await open({ device: one.device, kept: one.kept });
    await one.send(edit, cell);
    await other.send(edit, cell);
    await one.send(save);
    await other.send(save);
    expect([one.state(), other.state(), one.sent(phones).length, other.sent(phones)]).toEqual([
      'viendo.guardado',
      'viendo.guardado',
      1,
      [],
    ]);
  });
});

describe('a failed save', () => {
  test('stays in edit mode with all input, and a retry skips the saved parts', async () => {
    const { send, state, context, sent } = await open({ answers: { [address]: refusedOnce() } });
    await send(edit, cell, street, save);
    expect([state(), context().fallidas, context().borrador.calle, context().problema]).toEqual([
      'editando.fallida',
      ['direccion'],
      'Calle Duarte',
      { kind: 'sinServicio', status: 422, mensaje: 'No se puede.' },
    ]);
    await send(save);
    expect([state(), sent(phones).length, sent(address).length]).toEqual(['viendo.guardado', 1, 2]);
  });

  test('is looked up at each press while unknown, sent once, and the rest continues afterwards', async () => {
    const { send, state, sent, portal, kept } = await open({ answers: { [phones]: lose, [address]: refusedOnce() } });
    await send(edit, cell, street);
    let reads = 0;
    portal.network.answers[read] = () => {
      reads += 1;
      if (reads > 1) throw new Problem('sinConexion');
      return { ...kept };
    };
    await send(save);
    expect(state()).toBe('editando.noConfirmada');
    await send(save, save);
    expect([state(), sent(phones).length, sent(address).length]).toEqual(['editando.noConfirmada', 1, 1]);
    kept.telefonoCelular = '829-555-0100';
    portal.network.answers[read] = () => ({ ...kept });
    await send(save);
    expect([state(), sent(phones).length, sent(address).length]).toEqual(['viendo.guardado', 1, 2]);
  });
});

describe('undo', () => {
  test('[PROF-22] [PROF-23] [PROF-24] undo restores the stored data after 100 ms and ends the edit', async () => {
    const { send, state, context, portal, drafts } = await open();
    await send(edit, cell, street, undo, sure);
    portal.clock.increment(99);
    expect([state(), context().borrador.calle, drafts()]).toEqual(['deshaciendo', 'Calle Duarte', []]);
    portal.clock.increment(1);
    expect([state(), context().borrador.calle, context().borrador.telefonoCelular]).toEqual([
      'viendo.tranquilo',
      'Av. Los Caciques',
      '(809)-555-0142',
    ]);
  });
});

describe('lists that fail to load', () => {
  test('load by themselves when the network is back', async () => {
    const { send, state, context, portal } = await open({ answers: { 'Afiliado/drop/regiones': 'sinConexion' } });
    await send(edit);
    expect([state(), context().regiones]).toEqual(['editando.escribiendo', null]);
    Object.assign(portal.network.answers, lists);
    portal.setOnline(true);
    await arrive();
    expect([state(), context().regiones?.length]).toEqual(['editando.escribiendo', 2]);
  });
});

describe('leaving with unsaved changes', () => {
  test('asks first; staying keeps the input, leaving discards it', async () => {
    const { send, state, context, unsaved, leave, left, drafts } = await open();
    await send(edit);
    expect(unsaved()).toBe(false);
    await send(cell);
    expect(unsaved()).toBe(true);
    leave('pagina');
    await send({ type: 'QUEDARSE' });
    expect([state(), context().borrador.telefonoCelular, left]).toEqual(['editando.escribiendo', '(829)-555-0100', []]);
    leave('sesion');
    expect([state(), context().salida]).toEqual(['preguntando.salida', 'sesion']);
    await send({ type: 'SALIR' });
    expect([state(), left, unsaved(), drafts()]).toEqual(['saliendo', ['se fue'], false, []]);
  });

  test('waits for a running save, and then leaves without a question', async () => {
    const answer = held();
    const { send, state, context, leave, left, unsaved } = await open({ answers: { [phones]: () => answer.promise } });
    await send(edit, cell, save);
    leave('sesion');
    expect([state(), context().salida, context().porSalir, left]).toEqual(['guardando', 'sesion', true, []]);
    answer.resolve({ mensaje: '' });
    await arrive();
    expect([state(), context().porSalir, left, unsaved()]).toEqual([
      'viendo.yendose',
      false,
      ['siguió, guardado'],
      false,
    ]);
    // Staying after the question continues as after any save.
    await send(edit);
    expect(state()).toBe('editando.escribiendo');
  });

  test('does not ask once saved, or after undoing the input', async () => {
    const { send, unsaved } = await open();
    await send(edit, cell, write('telefonoCelular', '8095550142'));
    expect(unsaved()).toBe(false);
    await send(cell, save);
    expect(unsaved()).toBe(false);
  });
});

describe('a draft', () => {
  test('is offered after a reload, and after the next log-in of the same member only', async () => {
    const first = await open();
    await first.send(edit, street);
    const reloaded = await open({ device: first.device, kept: first.kept });
    expect([reloaded.state(), reloaded.context().borrador.calle]).toEqual(['viendo.conRecuerdo', 'Av. Los Caciques']);
    reloaded.portal.app.session.send({ type: 'VENCER' });
    await reloaded.portal.login('2002');
    const foreign = await open({ device: first.device, kept: first.kept, codigoAfiliado: '2002' });
    expect(foreign.state()).toBe('viendo.tranquilo');
    await foreign.portal.login('1001');
    const mine = await open({ device: first.device, kept: first.kept });
    await mine.send({ type: 'SEGUIR' });
    expect([mine.state(), mine.context().borrador.calle]).toEqual(['editando.escribiendo', 'Calle Duarte']);
    mine.portal.app.session.send({ type: 'SALIR', motivo: 'salida' });
    await arrive();
    expect(mine.drafts()).toEqual([]);
  });

  test('is deleted if it equals the stored data', async () => {
    const first = await open();
    await first.send(edit, street);
    const second = await open({ device: first.device, kept: { ...first.kept, calle: 'Calle Duarte' } });
    expect([second.state(), second.drafts()]).toEqual(['viendo.tranquilo', []]);
  });

  test("of a minor's profile is separate", async () => {
    const { send, drafts } = await open({ codigoAfiliado: '1002' });
    await send(edit, street);
    expect(drafts()).toEqual(['borrador_1001_contactEdit_1002']);
  });

  test('of a killed save looks up its outcome', async () => {
    const first = await open({ answers: { [phones]: 'nunca' } });
    await first.send(edit, cell, street, save);
    expect(first.state()).toBe('guardando');
    first.kept.telefonoCelular = '829-555-0100';
    const second = await open({ device: first.device, kept: first.kept });
    await second.send({ type: 'SEGUIR' });
    expect(second.context().envios.telefonos?.confirmado).toBe(false);
    await second.send(save);
    expect([second.state(), second.sent(phones), second.sent(address).length]).toEqual(['viendo.guardado', [], 1]);
  });
});
