import { afterEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { contactParts } from '../../../domain/rules/contact/contact-part';
import type { ContactSends } from '../../../domain/rules/contact/contact-sends';
import { emptyProfile } from '../../../domain/rules/contact/profile-draft';
import { chartLimitMs } from '../../../domain/rules/policy';
import type { Entrada } from '../../../machines/contactSave/contactSave.machine';
import { arrive } from '../../../tests/stand-ins/fake-client';
import { fakeDevice } from '../../../tests/stand-ins/fake-device';
import { fakeLocks } from '../../../tests/stand-ins/fake-locks';
import { openPortal, storedSession, tokenOf } from '../../../tests/stand-ins/portal';
import { endedUnderWay } from '../../../tests/stand-ins/requests';
import { Problem } from '../../api/problem';
import { contactSaveQueue } from '../../wiring/queues/contact-save-queue';
import { contactSaveLogic } from './wiring';

const read = 'Afiliado/datoscontactos';
const [phones, address, mail] = ['Afiliado/updateTelefonos', 'Afiliado/updateDireccion', 'Afiliado/updateCorreo'];
const borrador = {
  ...emptyProfile,
  telefonoCelular: ' (829)-555-0100 ',
  telefonoResidencial: '(809)-555-0199 ',
  provincia: '32',
  municipio: '3201',
  calle: 'Calle Duarte',
  correo: ' nueva@ejemplo.do ',
};
const stored = {
  telefonoCelular: '809-555-0142',
  telefonoResidencial: '',
  idProvincia: '32',
  provincia: 'Santo Domingo',
  idMunicipio: '3201',
  municipio: 'Santo Domingo Este',
  calle: 'Av. Los Caciques',
  noCasa: '',
  apartamento: '',
  edificio: '',
  sector: '',
  correoElectronico: 'rosa@ejemplo.do',
};
const storedPhones = { telefonoCelular: '829-555-0100', telefonoResidencial: '809-555-0199' };
const sentPhones = { contenido: '["(829)-555-0100","(809)-555-0199"]', confirmado: false };

const addressOf = (calle: string) => ({
  idProvincia: '32',
  idMunicipio: '3201',
  calle,
  noCasa: '',
  apartamento: '',
  edificio: '',
  sector: '',
});

interface World {
  answers?: NonNullable<Parameters<typeof openPortal>[1]>['answers'];
  device?: ReturnType<typeof fakeDevice>;
  emailAccess?: 'member' | 'public';
}

/** One tab of a member that saves contact data; `save` starts the child of a form. */
const open = async ({ answers = {}, device, emailAccess = 'member' }: World = {}) => {
  const portal = await openPortal(device ?? fakeDevice(storedSession('1001', 1_700_000_000_000)), {
    answers: {
      [phones]: () => ({ mensaje: '' }),
      [address]: () => ({ mensaje: '' }),
      [mail]: () => ({ mensaje: '' }),
      [read]: () => stored,
      ...answers,
    },
  });
  const noted: (ContactSends | string)[] = [];
  const logic = contactSaveLogic({
    deps: portal.app,
    codigoAfiliado: '1001',
    saves: contactSaveQueue(portal.app.client, '1001'),
    // Each form has an address body of its own.
    addressBody: ({ borrador }) => addressOf(borrador.calle),
    emailAccess,
    keep: (envios) => noted.push(envios),
    saved: (part) => noted.push(part),
  });
  const save = (input: Partial<Entrada> = {}) =>
    createActor(logic, {
      input: {
        partes: ['telefonos'],
        borrador,
        provincias: [],
        municipios: [],
        envios: {},
        fallidas: [],
        ...input,
      },
      clock: portal.clock,
    }).start();
  /** Saves until the child ends, and returns what the form gets. */
  const saved = async (input: Partial<Entrada> = {}) => {
    const actor = save(input);
    await waitFor(actor, ({ status }) => status === 'done');
    return actor.getSnapshot().output;
  };
  const writes = () => portal.network.asked.filter(({ path }) => path.includes('/update'));
  return { portal, noted, save, saved, writes };
};

const lose = () => {
  throw new Problem('sinRespuesta');
};
const refuse = () => {
  throw new Problem('sinServicio', { status: 422, mensaje: 'No se puede.' });
};

afterEach(() => vi.unstubAllGlobals());

test('[ONB-65] [ONB-67] sends each part once and in order, without blanks around, with the session’s token', async () => {
  const { saved, writes } = await open();
  expect(await saved({ partes: contactParts })).toMatchObject({ resultado: 'guardada', guardadas: contactParts });
  const query = { CodigoAfiliado: '1001' };
  const token = tokenOf('1001');
  expect(writes()).toEqual([
    {
      path: phones,
      request: { query, body: { TelefonoCelular: '(829)-555-0100', TelefonoResidencial: '(809)-555-0199' } },
      token,
    },
    { path: address, request: { query, body: addressOf('Calle Duarte') }, token },
    { path: mail, request: { query, body: { CorreoElectronico: 'nueva@ejemplo.do' } }, token },
  ]);
});

test('sends the e-mail without a token if the form says so', async () => {
  const { saved, writes } = await open({ emailAccess: 'public' });
  await saved({ partes: ['correo'] });
  expect(writes().map(({ token }) => token)).toEqual([null]);
});

test('notes each send before the call and its success after it', async () => {
  const { save, noted, portal } = await open({ answers: { [phones]: 'nunca' } });
  save();
  await arrive();
  expect(noted.at(-1)).toEqual({ telefonos: sentPhones });
  portal.network.answers[phones] = () => ({ mensaje: '' });
  save();
  await arrive();
  expect(noted.slice(-2)).toEqual(['telefonos', { telefonos: { ...sentPhones, confirmado: true } }]);
});

test('a rejected part is named with its reason, and the others are saved', async () => {
  const { saved, writes } = await open({ answers: { [phones]: refuse } });
  expect(await saved({ partes: contactParts })).toMatchObject({
    resultado: 'fallida',
    guardadas: ['direccion', 'correo'],
    fallidas: ['telefonos'],
    problema: { kind: 'sinServicio', status: 422, mensaje: 'No se puede.' },
  });
  expect(writes().length).toBe(3);
});

test('a part that was saved before is not sent again', async () => {
  const { saved, writes } = await open();
  const { envios } = (await saved()) ?? {};
  expect(await saved({ ...(envios && { envios }) })).toMatchObject({ resultado: 'guardada' });
  expect(writes().length).toBe(1);
});

test.each([
  ['a lost answer', lose],
  ['the end of the session under way', endedUnderWay],
])('%s is looked up in the stored data: what arrived is saved, and reported as found', async (_, answer) => {
  const { saved, portal, writes } = await open({ answers: { [phones]: answer } });
  portal.network.answers[read] = () => ({ ...stored, ...storedPhones });
  const before = portal.askedFor(read).length;
  expect(await saved()).toMatchObject({ resultado: 'guardada', encontradas: ['telefonos'], fallidas: [] });
  expect([writes().length, portal.askedFor(read).slice(before)]).toEqual([
    1,
    [{ path: read, request: { query: { codigoAfiliado: '1001' } }, token: tokenOf('1001') }],
  ]);
});

test('a part that was saved, and changed elsewhere since, is not reported with a lost one', async () => {
  const { saved } = await open({ answers: { [address]: lose } });
  const envios = { telefonos: { ...sentPhones, confirmado: true } };
  expect(await saved({ partes: ['telefonos', 'direccion'], envios })).toMatchObject({
    resultado: 'fallida',
    guardadas: ['telefonos'],
    fallidas: ['direccion'],
  });
});

test('a lost answer whose data did not arrive failed, and the next save sends it again', async () => {
  const { saved, writes } = await open({ answers: { [phones]: lose } });
  const first = await saved();
  expect(first).toMatchObject({ resultado: 'fallida', guardadas: [], fallidas: ['telefonos'], envios: {} });
  await saved();
  expect(writes().length).toBe(2);
});

test('an unknown outcome is looked up at each save, and sent only once', async () => {
  const { saved, writes, portal } = await open({ answers: { [phones]: lose, [read]: 'sinConexion' } });
  const envios = { telefonos: sentPhones };
  expect(await saved()).toMatchObject({ resultado: 'sinConfirmar', envios });
  expect(await saved({ envios })).toMatchObject({ resultado: 'sinConfirmar', envios });
  portal.network.answers[read] = () => ({ ...stored, ...storedPhones });
  expect(await saved({ envios })).toMatchObject({ resultado: 'guardada' });
  expect(writes().length).toBe(1);
});

test('a save without an answer is looked up after its time limit, a lookup without one stays unknown', async () => {
  const { save, portal } = await open({ answers: { [phones]: 'nunca', [read]: 'nunca' } });
  const actor = save();
  const { writeLimitMs, readLimitMs } = portal.app.policy;
  const states = [actor.getSnapshot().value];
  for (const limit of [writeLimitMs, readLimitMs]) {
    portal.clock.increment(chartLimitMs(limit) - 1);
    states.push(actor.getSnapshot().value);
    portal.clock.increment(1);
    states.push(actor.getSnapshot().value);
  }
  expect(states).toEqual(['guardando', 'guardando', 'comprobando', 'comprobando', 'sinConfirmar']);
});

test('of two tabs with the same save one sends it, and the other finds it saved', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const device = fakeDevice(storedSession('1001', 1_700_000_000_000));
  const service: Record<string, string> = { ...stored };
  const answers = {
    [phones]: () => {
      Object.assign(service, storedPhones);
      return { mensaje: '' };
    },
    [read]: () => ({ ...service }),
  };
  const tabs = [await open({ device, answers }), await open({ device, answers })];
  const ends = await Promise.all(tabs.map(({ saved }) => saved()));
  expect(ends).toMatchObject([
    { resultado: 'guardada', encontradas: [] },
    { resultado: 'guardada', encontradas: ['telefonos'] },
  ]);
  expect(tabs.map(({ writes }) => writes().length)).toEqual([1, 0]);
});

test('a lookup waits for the save of another tab', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const device = fakeDevice(storedSession('1001', 1_700_000_000_000));
  let answer = (_: object) => {};
  const held = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const saving = await open({ device, answers: { [phones]: () => held } });
  const looking = await open({ device });
  saving.save();
  await arrive();
  const before = looking.portal.askedFor(read).length;
  const end = looking.saved({ envios: { telefonos: sentPhones } });
  await arrive();
  expect(looking.portal.askedFor(read).length).toBe(before);
  answer({ mensaje: '' });
  expect(await end).toMatchObject({ resultado: 'fallida' });
  expect(looking.portal.askedFor(read).length).toBe(before + 1);
});
