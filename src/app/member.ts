import { type ActorOptions, type AnyActor, type AnyActorLogic, createActor, fromPromise } from 'xstate';
import { accountFlow } from '../../machines/account/account.rules';
import { consumptionMachine } from '../../machines/consumption/consumption.machine';
import { devicesMachine } from '../../machines/devices/devices.machine';
import { notificationsFlow } from '../../machines/notifications/notifications.rules';
import { portraitFlow } from '../../machines/portrait/portrait.rules';
import { callActor } from '../api/actor';
import { consultarDispositivosSeguros } from '../contract/dispositivo';
import { obtenerfotoperfil } from '../contract/foto';
import { historialConsumo } from '../contract/historial';
import { consCentralNotificaciones } from '../contract/notificacion';
import { nucleoCarnet } from '../contract/nucleo';
import { emailRequestLogic } from '../flows/emailRequest/wiring';
import type { Parts } from '../flows/session/wiring';
import { storedTheme, themeLogic } from '../flows/theme/wiring';
import { memberStore } from '../platform/member-store';
import { keys } from '../platform/session-store';
import { type ThemeSwitch, themeSwitch } from '../platform/theme';
import { undoAll } from '../platform/undo-all';
import { askedWord } from '../rules/calls/asked-word';
import { todayInSantoDomingo } from '../rules/dates/date';
import { yearBefore } from '../rules/dates/year-before';
import { ownDocument } from '../rules/person/own-document';
import { chartLimitMs } from '../rules/policy';
import type { Affiliate } from '../rules/session/session';
import type { App } from './app';
import { wire } from './wire';

interface MemberParts extends Parts, Pick<App, 'session' | 'snackbars'> {
  affiliate: Affiliate;
  /** Tells at once, then whenever it changes. */
  onNotifications(turned: (on: boolean) => void): () => void;
  onFailure(error: unknown): void;
  clock: Pick<ActorOptions<AnyActorLogic>, 'clock'>;
}

const freshMs = 60_000;

/** The flows that exist while one session is open. Each outlives the failure of another, and none the session. */
export const startMember = (parts: MemberParts, colors: ThemeSwitch = themeSwitch(document)) => {
  const { client, policy, browser, time, affiliate, clock, onFailure } = parts;
  const { codigoAfiliado, regimen } = affiliate;
  const kept = memberStore(browser.local, browser.randomId);
  const call = callActor(client);
  const limite = () => chartLimitMs(policy.readLimitMs);
  const limiteArchivo = () => chartLimitMs(policy.uploadLimitMs);
  const logged = (flow: string) => () => browser.log(`${flow}: no se pudo cargar`);
  const today = todayInSantoDomingo(time.now());

  const account = createActor(
    wire(accountFlow, {
      actors: { consultarNucleo: call(nucleoCarnet) },
      delays: { limite },
      actions: { registrarFallo: logged('account') },
    }),
    { ...clock, id: 'account', input: { codigoAfiliado } },
  );
  const portrait = createActor(
    wire(portraitFlow, {
      actors: { consultarFoto: call(obtenerfotoperfil) },
      delays: { limite: limiteArchivo },
      actions: {
        registrarFallo: logged('portrait'),
        guardarFoto: ({ context }) => kept.keepPhoto(context.foto),
      },
    }),
    { ...clock, id: 'portrait', input: { codigoAfiliado, foto: kept.photo() } },
  );
  const consumption = createActor(
    wire(consumptionMachine, {
      actors: { consultarConsumos: call(historialConsumo) },
      delays: { limite },
      actions: { registrarFallo: logged('consumption') },
    }),
    { ...clock, id: 'consumption', input: { codigoAfiliado, fechaDesde: yearBefore(today), fechaHasta: today } },
  );
  const devices = createActor(
    wire(devicesMachine, {
      actors: {
        leerDispositivo: fromPromise(async () => kept.device()),
        consultarDispositivos: call(consultarDispositivosSeguros),
      },
      delays: { limite },
      actions: { registrarFallo: logged('devices') },
    }),
    { ...clock, id: 'devices', input: { codigoAfiliado } },
  );
  const notifications = createActor(
    wire(notificationsFlow, {
      actors: { consultarNotificaciones: call(consCentralNotificaciones) },
      delays: { limite, esperaPlan: () => chartLimitMs(policy.readLimitMs) + 500, vigencia: freshMs },
      actions: {
        registrarFallo: logged('notifications'),
        guardarLeidas: ({ context }) => kept.keepReadMarks(codigoAfiliado, context.leidas),
      },
    }),
    {
      ...clock,
      id: 'notifications',
      input: { codigoAfiliado, regimen: askedWord(regimen, 80), leidas: kept.readMarks(codigoAfiliado) },
    },
  );
  const theme = createActor(themeLogic(browser.local, colors), {
    ...clock,
    id: 'theme',
    input: { inicial: storedTheme(browser.local) },
  });
  const emailRequest = createActor(
    emailRequestLogic({
      client,
      policy,
      document: () => ownDocument(account.getSnapshot().context.carnets, codigoAfiliado),
      snackbars: parts.snackbars,
      logOut: () => parts.session.send({ type: 'SALIR', motivo: 'salida' }),
    }),
    { ...clock, id: 'emailRequest', input: { codigoAfiliado } },
  );
  const loading: readonly AnyActor[] = [account, portrait, consumption, devices, notifications];
  const actors: readonly AnyActor[] = [...loading, theme, emailRequest];

  for (const actor of actors) actor.subscribe({ error: onFailure });
  account.subscribe((snapshot) => {
    if (!snapshot.hasTag('cargando')) notifications.send({ type: 'PLAN', plan: askedWord(snapshot.context.plan, 120) });
  });
  for (const actor of actors) actor.start();
  const undo = undoAll([
    parts.onNotifications((on) => notifications.send({ type: on ? 'ENCENDER' : 'APAGAR' })),
    browser.page.onOnline((online) => {
      if (online) for (const actor of loading) actor.send({ type: 'EN_LINEA' });
    }),
    browser.tabs.onStored([keys.theme], () => theme.send({ type: 'CAMBIO_FUERA', tema: storedTheme(browser.local) })),
  ]);

  let alertRead = '';
  return {
    account,
    portrait,
    consumption,
    devices,
    notifications,
    theme,
    emailRequest,
    /** The personal alert is not said twice in a session. */
    alertRead: () => alertRead,
    rememberAlert: (message: string) => {
      alertRead = message;
    },
    stop: () => {
      undo();
      for (const actor of actors) actor.stop();
    },
  };
};

export type Member = ReturnType<typeof startMember>;
