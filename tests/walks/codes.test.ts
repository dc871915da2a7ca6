import type { ServerResponse } from 'node:http';
import { describe, test, vi } from 'vitest';
import { type AnyActorRef, createActor } from 'xstate';
import type { CallResult } from '../../domain/contract/call-result';
import type { Variante } from '../../machines/register/register.machine';
import { loginRefusals, loginTexts, resultTones } from '../../src/flows/login/texts';
import { loginLogic } from '../../src/flows/login/wiring';
import { resultTone, type Tagged } from '../../src/parts/form/result-tone';
import { callNotice } from '../../src/texts/call-notice';
import type { RefusingCall } from '../../src/texts/refusals';
import { resultNotice } from '../../src/texts/result-notice';
import { stateName } from '../../tools/explore/path-id';
import { portalUnderFaults } from '../faults/portal-under-faults';
import { openLinkPage } from '../stand-ins/link-page';
import { json } from '../stand-ins/wire-server';
import { linkCodes } from './link-codes';

/**
 * Written by hand from the rows of the requirements, and never generated: the charts approve their own paths, this
 * table is the expectation. Each row runs on the real machine, client and decoder.
 */
interface Line {
  rows: string;
  given: string;
  reply: object;
  status?: number;
  state: string;
  /** The page, the dialog over it, or the URL that it leads to. */
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
    state: 'formulario.advertida',
    screen: form,
    message: 'advertencia: Documento o contraseña incorrectos. Le quedan 4 intentos.',
  },
  {
    rows: '[LOGIN-31]',
    given: '1006 written as text',
    reply: { codigoMensaje: '1006', mensaje: 'Código en letras.' },
    state: 'formulario.advertida',
    screen: form,
    message: 'advertencia: Código en letras.',
  },
  {
    rows: '[LOGIN-31]',
    given: '1006 with a blank sentence',
    reply: { codigoMensaje: 1006, mensaje: '  ' },
    state: 'formulario.advertida',
    screen: form,
    message: 'advertencia: El documento o la contraseña no son correctos.',
  },
  {
    rows: '[LOGIN-32] [LOGIN-35]',
    given: '1017 in an envelope',
    reply: { result: { codigoMensaje: 1017, mensaje: 'Su usuario fue bloqueado.' } },
    state: 'formulario.advertida',
    screen: form,
    message: 'advertencia: Su usuario fue bloqueado.',
  },
  {
    rows: '[LOGIN-32]',
    given: '1017 without a sentence',
    reply: { codigoMensaje: 1017 },
    state: 'formulario.advertida',
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
    state: 'formulario.sinEntrar',
    screen: form,
    message: 'error: Favor intente más tarde.',
  },
  {
    rows: '[LOGIN-43]',
    given: 'no code',
    reply: { mensaje: 'Sin código.' },
    state: 'formulario.sinEntrar',
    screen: form,
    message: 'error: Favor intente más tarde.',
  },
  {
    rows: '[LOGIN-43]',
    given: 'a 500',
    reply: {},
    status: 500,
    state: 'formulario.sinEntrar',
    screen: form,
    message: 'error: Favor intente más tarde.',
  },
];

const successes: Success[] = [
  {
    rows: '[LOGIN-30] [LOGIN-38]',
    given: 'complete contact data',
    reply: complete,
    state: 'dentro.haciaInicio',
    screen: '/',
  },
  {
    rows: '[LOGIN-39]',
    given: 'complete contact data and a club intent',
    club: true,
    reply: complete,
    state: 'dentro.haciaClub',
    screen: '/club',
  },
  {
    rows: '',
    given: 'complete contact data and a page that was asked for',
    back: '/pagos',
    reply: complete,
    state: 'dentro.haciaRegreso',
    screen: '/pagos',
  },
  {
    rows: '[LOGIN-39]',
    given: 'complete contact data, a club intent and a page',
    club: true,
    back: '/pagos',
    reply: complete,
    state: 'dentro.haciaClub',
    screen: '/club',
  },
  {
    rows: '[LOGIN-36] [LOGIN-37]',
    given: 'a municipality missing',
    reply: { ...complete, idMunicipio: '' },
    state: 'dentro.haciaOnboarding',
    screen: '/onboarding',
  },
  {
    rows: '[LOGIN-37]',
    given: 'nothing missing and the server asks for more',
    reply: { ...complete, debeActualizarDatosContacto: true },
    state: 'dentro.haciaOnboarding',
    screen: '/onboarding',
  },
  {
    rows: '[LOGIN-38]',
    given: 'an address missing and the server asks for nothing',
    reply: { ...complete, correoElectronico: '', debeActualizarDatosContacto: false },
    state: 'dentro.haciaInicio',
    screen: '/',
  },
  {
    rows: '[LOGIN-42]',
    given: 'an address missing, a club intent and a page',
    club: true,
    back: '/pagos',
    reply: { ...complete, correoElectronico: '' },
    state: 'dentro.haciaOnboarding',
    screen: '/onboarding',
  },
  {
    rows: '[LOGIN-38]',
    given: 'no contact data to be had',
    reply: {},
    status: 404,
    state: 'dentro.haciaInicio',
    screen: '/',
  },
  {
    rows: '[LOGIN-39]',
    given: 'no contact data to be had and a club intent',
    club: true,
    reply: {},
    status: 404,
    state: 'dentro.haciaClub',
    screen: '/club',
  },
  {
    rows: '',
    given: 'no contact data to be had and a page that was asked for',
    back: '/pagos',
    reply: {},
    status: 404,
    state: 'dentro.haciaRegreso',
    screen: '/pagos',
  },
];

type Broken = Pick<Line, 'reply' | 'status'> & Pick<Success, 'club' | 'back'> & { call: string };

const play = async ({ call, reply, status = 200, club, back }: Broken) => {
  const stored: Record<string, string> = club ? { club_beneficiario: 'true' } : {};
  const answered = { id: '', name: '', ends: 'bien' } as const;
  const answer = (response: ServerResponse) => json(response, reply, status);
  const portal = await portalUnderFaults(call, { ...answered, answer }, stored);
  const visited: string[] = [];
  const navigate = (to: string) => void visited.push(to);
  const { logic, input } = loginLogic({
    deps: portal.app,
    navigate,
    back,
    open: () => {},
  });
  const actor = createActor(logic, { input }).start();
  actor.send({ type: 'ESCRIBIR', campo: 'documento', valor: '00112345678' });
  actor.send({ type: 'ENVIAR', clave: 'clave1234' });
  await vi.waitUntil(() => !actor.getSnapshot().hasTag('cargando'), { timeout: 10_000, interval: 10 });
  const snapshot = actor.getSnapshot();
  const { borrador, respuesta, problema } = snapshot.context;
  const metas: { pantalla?: string }[] = Object.values(snapshot.getMeta()).map((meta) => meta ?? {});
  const state = stateName(snapshot.value);
  const floating = portal.app.snackbars.getSnapshot().context.visibles.map(({ titulo }) => titulo);
  const place = snapshot.matches('informando')
    ? loginTexts.informacion
    : resultTones[state as keyof typeof resultTones];
  const told = callNotice({ respuesta, problema }, loginRefusals, 'acceso');
  await portal.close();
  return {
    state,
    screen: [...metas.flatMap(({ pantalla }) => pantalla ?? []), ...visited].join(', '),
    message: [...floating, ...(place === undefined ? [] : [`${place}: ${told?.titulo}`])].join(', '),
    documento: borrador.documento,
    failures: portal.failures,
  };
};

const left = { documento: '001-1234567-8', failures: [] };

describe.concurrent('a rejected log-in is reported and keeps the document [LOGIN-45]', () => {
  for (const { rows, given, state, screen, message, ...played } of refusals)
    test(`${rows} ${given}: ${state}`, async ({ expect }) => {
      const seen = await play({ call: 'Autenticacion/login', ...played });
      expect(seen).toEqual({ state, screen, message, ...left });
    });
});

describe.concurrent('the log-in with 1007 continues without a message', () => {
  for (const { rows, given, state, screen, ...played } of successes)
    test(`${rows} ${given}: ${state}`, async ({ expect }) => {
      const seen = await play({ call: 'Afiliado/datoscontactos', ...played });
      expect(seen).toEqual({ state, screen, message: '', ...left });
    });
});

interface DialogLine extends Line {
  /** The message in the dialog, or the one after it has closed. */
  message: string;
}

const questions = [1, 2, 3].map((id) => ({ id, pregunta: `¿Año ${id}?`, idTipoPregunta: 3, respuesta: '7' }));
const known = { codigoAfiliado: '10000021', nombres: 'Rosa', apellidos: 'Mejía', preguntasSeguridad: questions };
const first = 'Validar identificación';
const second = 'Preguntas de Seguridad';
const third = 'Datos Personales';
const words = 'Del servidor.';

/** Of both variants, if none is named. */
const identityCodes: (DialogLine & { variante?: Variante })[] = [
  {
    rows: '[REG-19]',
    given: '1001',
    reply: { codigoMensaje: 1001, mensaje: words },
    state: 'identidad.yaRegistrada',
    screen: first,
    message: `advertencia: ${words}`,
  },
  {
    rows: '[REG-20]',
    given: '1002',
    reply: { codigoMensaje: '1002', mensaje: words },
    state: 'identidad.afiliacionInactiva',
    screen: first,
    message: `advertencia: ${words}`,
  },
  {
    rows: '[REG-17]',
    given: '1003',
    reply: { codigoMensaje: 1003, mensaje: words },
    state: 'identidad.noEncontrada',
    screen: first,
    message: `error: ${words}`,
  },
  {
    variante: 'registro',
    rows: '[REG-18]',
    given: '1004',
    reply: { codigoMensaje: 1004, mensaje: words, ...known },
    state: 'identidad.sinConfirmar',
    screen: first,
    message: `error: ${words}`,
  },
  {
    variante: 'reenvio',
    rows: '[REG-27]',
    given: '1004',
    reply: { codigoMensaje: 1004, mensaje: words, ...known },
    state: 'comprobada.preguntas.respondiendo',
    screen: second,
    message: '',
  },
  {
    variante: 'registro',
    rows: '[REG-21]',
    given: '1011',
    reply: { codigoMensaje: 1011, mensaje: words, ...known },
    state: 'identidad.confirmacionPendiente',
    screen: first,
    message: `advertencia: ${words}`,
  },
  {
    variante: 'reenvio',
    rows: '[REG-26]',
    given: '1011',
    reply: { codigoMensaje: 1011, mensaje: words, ...known },
    state: 'comprobada.preguntas.respondiendo',
    screen: second,
    message: '',
  },
  {
    rows: '[REG-22] [REG-23] [REG-24] [REG-28]',
    given: '1012',
    reply: { codigoMensaje: 1012, mensaje: words, ...known },
    state: 'comprobada.preguntas.registroVencido',
    screen: second,
    message: `advertencia: ${words}`,
  },
  {
    rows: '[REG-25]',
    given: '1000',
    reply: { codigoMensaje: 1000, mensaje: words, ...known },
    state: 'comprobada.preguntas.respondiendo',
    screen: second,
    message: '',
  },
  {
    rows: '[REG-25]',
    given: 'a code of another call',
    reply: { codigoMensaje: 1005, mensaje: words, ...known },
    state: 'comprobada.preguntas.respondiendo',
    screen: second,
    message: '',
  },
  {
    rows: '[REG-37]',
    given: 'an unlisted code with two questions',
    reply: { codigoMensaje: 4242, mensaje: '', ...known, preguntasSeguridad: questions.slice(1) },
    state: 'identidad.sinPreguntas',
    screen: first,
    message: 'error: Favor intente más tarde.',
  },
  {
    rows: '[REG-37]',
    given: '1000 with two questions and a sentence',
    reply: { codigoMensaje: 1000, mensaje: words, ...known, preguntasSeguridad: questions.slice(1) },
    state: 'identidad.sinPreguntas',
    screen: first,
    message: `error: ${words}`,
  },
  {
    rows: '[REG-29]',
    given: '1003 without a sentence',
    reply: { codigoMensaje: 1003 },
    state: 'identidad.noEncontrada',
    screen: first,
    message: 'error: No encontramos a nadie con ese documento. Revise el número.',
  },
];

const registrationCodes: DialogLine[] = [
  {
    rows: '[REG-61]',
    given: '1005',
    reply: { codigoMensaje: 1005, mensaje: words },
    state: 'registrada',
    screen: 'cerrado',
    message: `exito: ${words}`,
  },
  {
    rows: '[REG-61] [REG-29]',
    given: '1005 without a sentence',
    reply: { codigoMensaje: '1005' },
    state: 'registrada',
    screen: 'cerrado',
    message: 'exito: Estará recibiendo un correo electrónico para activar su cuenta.',
  },
  {
    rows: '[REG-60]',
    given: '1010',
    reply: { codigoMensaje: 1010, mensaje: words },
    state: 'yaTieneCuenta',
    screen: 'cerrado',
    message: `advertencia: ${words}`,
  },
  {
    rows: '[REG-62]',
    given: '1019',
    reply: { codigoMensaje: 1019, mensaje: words },
    state: 'comprobada.datos.correoEnUso',
    screen: third,
    message: `advertencia: ${words}`,
  },
  {
    rows: '[REG-63]',
    given: '1011 of another call',
    reply: { codigoMensaje: 1011, mensaje: words },
    state: 'comprobada.datos.rechazados',
    screen: third,
    message: `error: ${words}`,
  },
  {
    rows: '[REG-63]',
    given: 'an unlisted code without a sentence',
    reply: { codigoMensaje: 4242 },
    state: 'comprobada.datos.rechazados',
    screen: third,
    message: 'error: Favor intente más tarde.',
  },
];

const recoveryCodes: DialogLine[] = [
  {
    rows: '[RECOV-08] [RECOV-09]',
    given: '1007',
    reply: { result: { result: { codigoMensaje: 1007, mensaje: words } } },
    state: 'solicitada',
    screen: 'cerrado',
    message: `exito: ${words}`,
  },
  {
    rows: '[RECOV-11] [RECOV-12]',
    given: 'the bare 1007',
    reply: { result: { result: 1007 } },
    state: 'solicitada',
    screen: 'cerrado',
    message: 'exito: Estará recibiendo un correo electrónico para continuar con el cambio de contraseña.',
  },
  {
    rows: '[RECOV-06]',
    given: '1006',
    reply: { result: { result: { codigoMensaje: 1006, mensaje: words } } },
    state: 'formulario.advertida',
    screen: 'Recuperar contraseña',
    message: `advertencia: ${words}`,
  },
  {
    rows: '[RECOV-07]',
    given: '1008',
    reply: { result: { result: { codigoMensaje: 1008, mensaje: words } } },
    state: 'formulario.advertida',
    screen: 'Recuperar contraseña',
    message: `advertencia: ${words}`,
  },
  {
    rows: '[RECOV-10]',
    given: '1003 of another call',
    reply: { result: { codigoMensaje: 1003, mensaje: words } },
    state: 'formulario.rechazada',
    screen: 'Recuperar contraseña',
    message: `error: ${words}`,
  },
];

/** What the dialog says above its fields. */
const toldBy = (call: RefusingCall) => (snapshot: Tagged & { context: CallResult }) => {
  const tone = resultTone(snapshot);
  const notice = resultNotice(snapshot.context, call, 'acceso');
  return tone === null || notice === null ? null : { tone, title: notice.titulo };
};

const playDialog = async <A extends AnyActorRef>(
  call: string,
  reply: object,
  act: (portal: Awaited<ReturnType<typeof portalUnderFaults>>) => Promise<A>,
  said: (snapshot: ReturnType<A['getSnapshot']>) => { tone: string; title: string } | null,
) => {
  const answer = (response: ServerResponse) => json(response, reply, 200);
  const portal = await portalUnderFaults(call, { id: '', name: '', ends: 'bien', answer });
  const actor = await act(portal);
  await vi.waitUntil(() => !actor.getSnapshot().hasTag('cargando'), { timeout: 10_000, interval: 10 });
  const snapshot = actor.getSnapshot();
  const state = stateName(snapshot.value);
  const metas: { pantalla?: string }[] = Object.values(snapshot.getMeta()).map((meta) => meta ?? {});
  const notice = said(snapshot);
  const notices = portal.app.snackbars.getSnapshot().context.visibles.map(({ tono, titulo }) => `${tono}: ${titulo}`);
  actor.stop();
  await portal.close();
  return {
    state,
    screen: [...metas.flatMap(({ pantalla }) => pantalla ?? []), ...portal.visited].join(', '),
    message: [...notices, ...(notice === null ? [] : [`${notice.tone}: ${notice.title}`])].join(', '),
    failures: portal.failures,
  };
};

describe.concurrent('each identity code in both variants leads to its step', () => {
  for (const { rows, given, variante, reply, state, screen, message } of identityCodes)
    for (const opened of variante === undefined ? (['registro', 'reenvio'] as const) : [variante])
      test(`${rows} ${opened}, ${given}: ${state}`, async ({ expect }) => {
        const seen = await playDialog(
          'Autenticacion/autenticar',
          reply,
          async ({ startRegister }) => {
            const register = startRegister(opened);
            register.send({ type: 'SIGUIENTE' });
            return register;
          },
          toldBy('autenticar'),
        );
        expect(seen).toEqual({ state, screen, message, failures: [] });
      });
});

describe.concurrent('each code of the registration is reported', () => {
  for (const { rows, given, reply, state, screen, message } of registrationCodes)
    test(`${rows} ${given}: ${state}`, async ({ expect }) => {
      const seen = await playDialog(
        'Autenticacion/registrar',
        reply,
        async ({ startRegister }) => {
          const register = startRegister();
          register.send({ type: 'SIGUIENTE' });
          await vi.waitUntil(() => register.getSnapshot().matches({ comprobada: 'preguntas' }), { timeout: 10_000 });
          register.send({ type: 'SIGUIENTE', respuestas: [1, 2, 3].map((id) => ({ id, texto: '7' })) });
          await vi.waitUntil(() => register.getSnapshot().matches({ comprobada: 'datos' }), { timeout: 10_000 });
          register.send({ type: 'ESCRIBIR', campo: 'correo', valor: 'rosa@ejemplo.do' });
          register.send({ type: 'ESCRIBIR', campo: 'correoRepetido', valor: 'rosa@ejemplo.do' });
          register.send({ type: 'ENVIAR', clave: 'Mangu-7-Yaque', claveRepetida: 'Mangu-7-Yaque' });
          return register;
        },
        toldBy('registrar'),
      );
      expect(seen).toEqual({ state, screen, message, failures: [] });
    });
});

describe.concurrent('each code of the recovery is reported', () => {
  for (const { rows, given, reply, state, screen, message } of recoveryCodes)
    test(`${rows} ${given}: ${state}`, async ({ expect }) => {
      const seen = await playDialog(
        'Autenticacion/solicitarCambioClave',
        reply,
        async ({ startRecover }) => {
          const recover = startRecover();
          recover.send({ type: 'ENVIAR' });
          return recover;
        },
        toldBy('solicitarCambioClave'),
      );
      expect(seen).toEqual({ state, screen, message, failures: [] });
    });
});

// The words of these pages are asked for in the browser, of the same lines.
describe.concurrent('each answer to the call of a page behind a link leads to its state', () => {
  for (const { rows, page, call, given, reply, state } of linkCodes)
    test(`${rows} ${page}, ${given}: ${state}`, async ({ expect }) => {
      const answer = (response: ServerResponse) => json(response, reply, 200);
      const portal = await portalUnderFaults(call, { id: '', name: '', ends: 'bien', answer });
      const { actor, send, state: at, waits } = openLinkPage(page, 'abc.def.ghi', portal.app);
      const rest = () => vi.waitUntil(() => !waits(), { timeout: 10_000, interval: 10 });
      await rest();
      send({ type: 'ENVIAR', clave: 'Mangu-7-Yaque', repetida: 'Mangu-7-Yaque' });
      await rest();
      expect([at(), portal.failures]).toEqual([state, []]);
      actor.stop();
      await portal.close();
    });
});
