import type { ServerResponse } from 'node:http';
import { describe, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { loginLogic } from '../../src/flows/login';
import { refusalText } from '../../src/texts/codes';
import { loginTexts } from '../../src/texts/login';
import { json } from '../api/wire-server';
import { portalOnTheWire } from '../faults/portal-on-the-wire';
import { stateName } from './path-id';

/**
 * Written by hand from the rows of the requirements, and never generated: the charts approve their own paths, this
 * table is what they have to agree with. Each line is played on the real machine, client and decoder.
 */
interface Line {
  rows: string;
  given: string;
  reply: object;
  status?: number;
  state: string;
  /** The page, the dialog over it, or the address that it leaves for. */
  screen: string;
}
interface Refusal extends Line {
  message: string;
}
interface Success extends Line {
  /** What was stored or asked for before. */
  club?: true;
  back?: string;
}

const member = {
  codigoAfiliado: '10000001',
  nombres: 'Ana',
  apellidos: 'Peña',
  tipoAfiliacion: 'TITULAR',
  regimen: 'CONTRIBUTIVO',
};
const complete = {
  telefonoCelular: '809-555-0101',
  correoElectronico: 'ana@ejemplo.do',
  idRegion: '1',
  idProvincia: '1',
  idMunicipio: '1',
};
const form = 'Iniciar sesión';

const refusals: Refusal[] = [
  {
    rows: '[LOGIN-31] [LOGIN-35]',
    given: '1006',
    reply: { codigoMensaje: 1006, mensaje: 'Documento o contraseña incorrectos. Le quedan 4 intentos.' },
    state: 'formulario.credencialesInvalidas',
    screen: form,
    message: 'advertencia: Documento o contraseña incorrectos. Le quedan 4 intentos.',
  },
  {
    rows: '[LOGIN-31]',
    given: '1006 written as text',
    reply: { codigoMensaje: '1006', mensaje: 'Código en letras.' },
    state: 'formulario.credencialesInvalidas',
    screen: form,
    message: 'advertencia: Código en letras.',
  },
  {
    rows: '[LOGIN-31]',
    given: '1006 with a blank sentence',
    reply: { codigoMensaje: 1006, mensaje: '  ' },
    state: 'formulario.credencialesInvalidas',
    screen: form,
    message: 'advertencia: El documento o la contraseña no son correctos.',
  },
  {
    rows: '[LOGIN-32] [LOGIN-35]',
    given: '1017 in an envelope',
    reply: { result: { codigoMensaje: 1017, mensaje: 'Su usuario fue bloqueado.' } },
    state: 'formulario.bloqueada',
    screen: form,
    message: 'advertencia: Su usuario fue bloqueado.',
  },
  {
    rows: '[LOGIN-32]',
    given: '1017 without a sentence',
    reply: { codigoMensaje: 1017 },
    state: 'formulario.bloqueada',
    screen: form,
    message: 'advertencia: Su cuenta está bloqueada por un rato. Espere unos minutos e inténtelo otra vez.',
  },
  {
    rows: '[LOGIN-14] [LOGIN-33] [LOGIN-35]',
    given: '1003',
    reply: { codigoMensaje: 1003, mensaje: 'Debe activar su cuenta.' },
    state: 'informando',
    screen: 'Información',
    message: 'Información: Debe activar su cuenta.',
  },
  {
    rows: '[LOGIN-33]',
    given: '1003 without a sentence',
    reply: { codigoMensaje: 1003, mensaje: null },
    state: 'informando',
    screen: 'Información',
    message: 'Información: Su cuenta espera la activación. Abra el enlace del correo de confirmación.',
  },
  {
    rows: '[LOGIN-34]',
    given: '1018',
    reply: { codigoMensaje: 1018, mensaje: 'Su afiliación está suspendida.' },
    state: 'formulario.rechazada',
    screen: form,
    message: 'error: Su afiliación está suspendida.',
  },
  {
    rows: '[LOGIN-34]',
    given: 'a code of another call',
    reply: { codigoMensaje: 1001, mensaje: 'Código de otro servicio.' },
    state: 'formulario.rechazada',
    screen: form,
    message: 'error: Código de otro servicio.',
  },
  {
    rows: '[LOGIN-34]',
    given: 'a code that nobody lists',
    reply: { codigoMensaje: 4242, mensaje: 'Código que nadie listó.' },
    state: 'formulario.rechazada',
    screen: form,
    message: 'error: Código que nadie listó.',
  },
  {
    rows: '[LOGIN-34]',
    given: '0 without a sentence',
    reply: { codigoMensaje: 0 },
    state: 'formulario.rechazada',
    screen: form,
    message: 'error: Favor intente más tarde.',
  },
  {
    rows: '[LOGIN-43]',
    given: '1007 without a token',
    reply: { codigoMensaje: 1007, mensaje: 'Éxito sin token.', ...member },
    state: 'formulario.ilegible',
    screen: form,
    message: 'error: Favor intente más tarde.',
  },
  {
    rows: '[LOGIN-43]',
    given: 'no code',
    reply: { mensaje: 'Sin código.' },
    state: 'formulario.ilegible',
    screen: form,
    message: 'error: Favor intente más tarde.',
  },
  {
    rows: '[LOGIN-43]',
    given: 'a 500',
    reply: {},
    status: 500,
    state: 'formulario.sinServicio',
    screen: form,
    message: 'error: Favor intente más tarde.',
  },
];

const successes: Success[] = [
  { rows: '[LOGIN-30] [LOGIN-38]', given: 'complete contact data', reply: complete, state: 'haciaInicio', screen: '/' },
  {
    rows: '[LOGIN-39]',
    given: 'complete contact data and a club intent',
    club: true,
    reply: complete,
    state: 'haciaClub',
    screen: '/club',
  },
  {
    rows: '',
    given: 'complete contact data and a page that was asked for',
    back: '/pagos',
    reply: complete,
    state: 'haciaRegreso',
    screen: '/pagos',
  },
  {
    rows: '[LOGIN-39]',
    given: 'complete contact data, a club intent and a page',
    club: true,
    back: '/pagos',
    reply: complete,
    state: 'haciaClub',
    screen: '/club',
  },
  {
    rows: '[LOGIN-36] [LOGIN-37]',
    given: 'a municipality missing',
    reply: { ...complete, idMunicipio: '' },
    state: 'haciaOnboarding',
    screen: '/onboarding',
  },
  {
    rows: '[LOGIN-37]',
    given: 'nothing missing and the server asks for more',
    reply: { ...complete, debeActualizarDatosContacto: true },
    state: 'haciaOnboarding',
    screen: '/onboarding',
  },
  {
    rows: '[LOGIN-38]',
    given: 'an address missing and the server asks for nothing',
    reply: { ...complete, correoElectronico: '', debeActualizarDatosContacto: false },
    state: 'haciaInicio',
    screen: '/',
  },
  {
    rows: '[LOGIN-42]',
    given: 'an address missing, a club intent and a page',
    club: true,
    back: '/pagos',
    reply: { ...complete, correoElectronico: '' },
    state: 'haciaOnboarding',
    screen: '/onboarding',
  },
  { rows: '[LOGIN-38]', given: 'no contact data to be had', reply: {}, status: 404, state: 'haciaInicio', screen: '/' },
  {
    rows: '[LOGIN-39]',
    given: 'no contact data to be had and a club intent',
    club: true,
    reply: {},
    status: 404,
    state: 'haciaClub',
    screen: '/club',
  },
  {
    rows: '',
    given: 'no contact data to be had and a page that was asked for',
    back: '/pagos',
    reply: {},
    status: 404,
    state: 'haciaRegreso',
    screen: '/pagos',
  },
];

type Broken = Pick<Line, 'reply' | 'status'> & Pick<Success, 'club' | 'back'> & { call: string };

const play = async ({ call, reply, status = 200, club, back }: Broken) => {
  const stored: Record<string, string> = club ? { club_beneficiario: 'true' } : {};
  const answered = { id: '', name: '', ends: 'bien' } as const;
  const answer = (response: ServerResponse) => json(response, reply, status);
  const portal = await portalOnTheWire(call, { ...answered, answer }, stored);
  const visited: string[] = [];
  const navigate = (to: string) => void visited.push(to);
  const { logic, input } = loginLogic({
    app: portal.app,
    navigate,
    back,
    open: () => {},
  });
  const actor = createActor(logic, { input }).start();
  actor.send({ type: 'ESCRIBIR_DOCUMENTO', texto: '00112345678' });
  actor.send({ type: 'ENVIAR', clave: 'clave1234' });
  await vi.waitUntil(() => !actor.getSnapshot().hasTag('cargando'), { timeout: 10_000, interval: 10 });
  const snapshot = actor.getSnapshot();
  const { documento, mensaje } = snapshot.context;
  const metas: { pantalla?: string }[] = Object.values(snapshot.getMeta()).map((meta) => meta ?? {});
  const notices = portal.app.snackbars.getSnapshot().context.visibles.map(({ tono, titulo }) => `${tono}: ${titulo}`);
  const dialog = `${loginTexts.informacion}: ${refusalText('login', 1003, mensaje)}`;
  await portal.close();
  return {
    state: stateName(snapshot.value),
    screen: [...metas.flatMap(({ pantalla }) => pantalla ?? []), ...visited].join(', '),
    message: [...notices, ...(snapshot.matches('informando') ? [dialog] : [])].join(', '),
    documento,
    failures: portal.failures,
  };
};

const left = { documento: '001-1234567-8', failures: [] };

describe.concurrent('the log-in that is refused says so and keeps the document [LOGIN-45]', () => {
  for (const { rows, given, state, screen, message, ...played } of refusals)
    test(`${rows} ${given}: ${state}`, async ({ expect }) => {
      const seen = await play({ call: 'Autenticacion/login', ...played });
      expect(seen).toEqual({ state, screen, message, ...left });
    });
});

describe.concurrent('the log-in with 1007 goes on without a word', () => {
  for (const { rows, given, state, screen, ...played } of successes)
    test(`${rows} ${given}: ${state}`, async ({ expect }) => {
      const seen = await play({ call: 'Afiliado/datoscontactos', ...played });
      expect(seen).toEqual({ state, screen, message: '', ...left });
    });
});
