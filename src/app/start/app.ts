import { type ActorOptions, type AnyActorLogic, createActor, fromCallback } from 'xstate';
import type { PublicSettings } from '../../../domain/contract/settings';
import { flags as flagsCall, menu as menuCall } from '../../../domain/contract/start';
import { flagsOf } from '../../../domain/rules/access/flags';
import { missedBeatMs } from '../../../domain/rules/policy';
import { tokenExpiry } from '../../../domain/rules/session/token';
import type { Client, ClientParts } from '../../api/client';
import { connectionLogic } from '../../flows/connection/wiring';
import { inactivityLogic } from '../../flows/inactivity/wiring';
import { memberHolder } from '../../flows/member/wiring';
import { sessionLogic } from '../../flows/session/wiring';
import { sessionList } from '../../flows/sessionList/wiring';
import { snackbarsLogic } from '../../flows/snackbars/wiring';
import type { Browser } from '../../platform/browser';
import { type CardPlace, cardPlace, deleteAllCards } from '../../platform/card/delete-cards';
import { clearDrafts } from '../../platform/clear-drafts';
import { serverClock } from '../../platform/server-clock';
import { sessionStore } from '../../platform/session-store';
import { maintenanceHolder } from '../../wiring/actors/maintenance-refs';

export type ClientHooks = Pick<
  ClientParts,
  'memberToken' | 'onExpired' | 'onUnavailable' | 'online' | 'onDate' | 'isEnding'
>;

export interface AppParts {
  client(hooks: ClientHooks): Client;
  settings: Pick<PublicSettings, 'policy'>;
  browser: Browser;
  /** One of the long-lived machines crashed because of a bug; the others continue. */
  onFailure(error: unknown): void;
  clock?: ActorOptions<AnyActorLogic>['clock'];
  /** The storage of saved cards. */
  cards?: CardPlace;
  /** Loads the chunk of the member's flows, which the log-in does not need. */
  loadMember: () => Promise<Pick<typeof import('./member'), 'startMember'>>;
}

/** Longer than the time limit of any call. */
const endingMs = 60_000;

/** The machines that live as long as the page, in one actor system. Each survives the crash of another. */
export const startApp = ({
  client: makeClient,
  settings: { policy },
  browser,
  onFailure,
  clock: given,
  cards = cardPlace(),
  loadMember,
}: AppParts) => {
  const clock = given === undefined ? {} : { clock: given };
  const root = createActor(
    fromCallback(({ receive }) => receive((event) => 'error' in event && onFailure(event.error))),
    clock,
  ).start();
  const place = (id: string) => ({ id, systemId: id, parent: root });

  const wall = () => browser.clock.now().wall;
  const time = serverClock(wall);
  const store = sessionStore({
    local: browser.local,
    session: browser.session,
    clocks: () => ({ now: wall(), passed: time.passed }),
    idleCloseMs: policy.idleCloseMs,
  });
  const maintenanceRefs = createActor(maintenanceHolder, place('maintenanceRefs')).start();
  const client = makeClient({
    memberToken: store.token,
    onExpired: (fuera) => session.send({ type: 'VENCER', fuera }),
    onUnavailable: () => maintenanceRefs.getSnapshot().context?.list.send({ type: 'RECHAZADA', ahora: time.now() }),
    online: browser.page.online,
    onDate: time.hear,
    isEnding: (token) => time.passed(tokenExpiry(token) - endingMs),
  });
  const deps = { client, policy, browser, store, time };
  const menuList = sessionList(deps, menuCall, (items) => items);
  const flagsList = sessionList(deps, flagsCall, flagsOf);

  let ruta: string | null = null;
  const tellPlace = () => {
    if (ruta !== null) session.send({ type: 'NAVEGAR', ruta, club: store.club() });
  };
  let beatAt = 0;
  const session = createActor(
    sessionLogic(deps, {
      beat: () => {
        beatAt = wall();
      },
      missed: () => {
        beatAt += missedBeatMs - policy.heartbeatMs;
      },
      opened: () => {
        // The page may have rendered before the session was known.
        tellPlace();
        inactivity.send({ type: 'SESION_ABIERTA' });
        if (menuList.stale()) menu.send({ type: 'RECARGAR' });
        if (flagsList.stale()) flags.send({ type: 'RECARGAR' });
        member.actor.send({ type: 'SESION_ABIERTA' });
      },
      closed: () => {
        inactivity.send({ type: 'SESION_CERRADA' });
        member.actor.send({ type: 'SESION_CERRADA' });
      },
      left: (asked) => {
        // After all other listeners of the log-out, so that none of them stores a draft afterwards.
        queueMicrotask(() => {
          if (asked) for (const area of [browser.local, browser.session]) clearDrafts(area);
        });
        deleteAllCards(cards).catch(() => browser.log('card: no se pudo borrar la copia'));
      },
    }),
    place('session'),
  );
  const inactivity = createActor(
    inactivityLogic(deps, {
      active: () => session.send({ type: 'ACTIVIDAD', tarde: wall() - beatAt >= policy.heartbeatMs }),
      leave: (motivo) => session.send({ type: 'SALIR', motivo }),
    }),
    {
      ...place('inactivity'),
      input: { limites: { closeMs: policy.idleCloseMs, warnBeforeMs: policy.idleWarnBeforeMs } },
    },
  );
  const menu = createActor(menuList.logic, { ...place('menu'), input: [] });
  const flags = createActor(flagsList.logic, { ...place('flags'), input: flagsOf([]) });
  const snackbars = createActor(snackbarsLogic(policy), place('snackbars'));
  const connection = createActor(connectionLogic(), place('connection'));
  const member = memberHolder({
    deps,
    place: place('member'),
    start: async () => {
      const { startMember } = await loadMember();
      return () =>
        startMember({
          ...deps,
          session,
          snackbars,
          affiliate: session.getSnapshot().context,
          clock,
          onFailure,
          onNotifications: (turned) => {
            let before: boolean | null = null;
            const look = () => {
              const now = flags.getSnapshot().context.lista.verNotificaciones;
              if (now !== before) turned(now);
              before = now;
            };
            look();
            return flags.subscribe(look).unsubscribe;
          },
        });
    },
  });

  // The stored session is read first, so that the menu is requested once, with the member's token.
  const read = session.subscribe((snapshot) => {
    if (snapshot.matches('leyendo')) return;
    read.unsubscribe();
    menu.start();
    flags.start();
  });
  for (const actor of [connection, snackbars, inactivity, member.actor, session]) actor.start();
  const online = (now: boolean) => {
    connection.send({ type: now ? 'EN_LINEA' : 'SIN_CONEXION' });
    if (!now) return;
    menu.send({ type: 'EN_LINEA' });
    flags.send({ type: 'EN_LINEA' });
    member.actor.send({ type: 'EN_LINEA' });
  };
  if (!browser.page.online()) online(false);
  browser.page.onOnline(online);
  browser.page.onHidden((hidden) => snackbars.send({ type: hidden ? 'PAUSAR' : 'REANUDAR', causa: 'oculta' }));

  return {
    session,
    inactivity,
    menu,
    flags,
    snackbars,
    connection,
    maintenanceRefs,
    member,
    client,
    store,
    browser,
    time,
    policy,
    noteActivity: browser.activity.note,
    /** The router calls it after each completed navigation. */
    navigated: (pathname: string) => {
      ruta = pathname.toLowerCase().replace(/(.)\/+$/, '$1');
      tellPlace();
    },
  };
};

export type App = ReturnType<typeof startApp>;
