import { type ActorOptions, type AnyActorLogic, createActor, fromCallback, fromPromise } from 'xstate';
import { flagsFlow } from '../../machines/flags/flags.rules';
import type { Evento as InactivityEvent } from '../../machines/inactivity/inactivity.machine';
import { inactivityFlow } from '../../machines/inactivity/inactivity.rules';
import { menuMachine } from '../../machines/menu/menu.machine';
import { type Evento as SessionEvent, sessionMachine } from '../../machines/session/session.machine';
import { snackbarsFlow } from '../../machines/snackbars/snackbars.rules';
import { callActor } from '../api/actor';
import type { Client, ClientParts } from '../api/client';
import { getAfiliado } from '../contract/afiliado';
import { menu as menuCall } from '../contract/ajuste';
import type { Reply, Request } from '../contract/endpoint';
import type { PublicSettings } from '../contract/settings';
import { flags as flagsCall } from '../contract/utility';
import type { Browser } from '../platform/browser';
import { type SessionStore, sessionStore } from '../platform/session-store';
import { backoffMs } from '../rules/backoff';
import { chartLimitMs, type Policy } from '../rules/policy';
import { wire } from './wire';

export type ClientHooks = Pick<ClientParts, 'memberToken' | 'onExpired' | 'online'>;

export interface AppParts {
  client(hooks: ClientHooks): Client;
  settings: Pick<PublicSettings, 'policy'>;
  browser: Browser;
  /** One of the long-lived machines died of a bug of ours; the others go on. */
  onFailure(error: unknown): void;
  clock?: ActorOptions<AnyActorLogic>['clock'];
}

interface Parts {
  client: Client;
  policy: Policy;
  browser: Browser;
  store: SessionStore;
}

const undoAll = (undo: readonly (() => void)[]) => () => {
  for (const one of undo) one();
};

const sessionEars = ({ browser, store }: Parts) =>
  fromCallback(({ sendBack }) => {
    const send: (event: SessionEvent) => void = sendBack;
    const review = () => {
      const lectura = store.reading();
      // A session that has been idle for too long is closed by the flow of inactivity, which also reloads the page.
      if (lectura.estado === 'cerrada' && lectura.motivo === 'inactividad') return;
      send({ type: 'REVISAR', lectura });
    };
    return undoAll([
      browser.page.onReturn(review),
      browser.page.onOnline((online) => online && send({ type: 'EN_LINEA' })),
      browser.tabs.listen((news) =>
        news.tipo === 'salio'
          ? send({ type: 'REVISAR', lectura: { estado: 'anonima', motivo: news.motivo } })
          : review(),
      ),
    ]);
  });

const sessionLogic = (parts: Parts, announce: { opened(): void; closed(): void }) => {
  const { client, policy, browser, store } = parts;
  const limit = () => chartLimitMs(policy.readLimitMs);
  return wire(sessionMachine, {
    actors: {
      leer: fromPromise(async () => store.reading()),
      escuchar: sessionEars(parts),
      consultarAfiliado: callActor(client)(getAfiliado),
    },
    delays: { limiteLectura: limit, limiteConsulta: limit, latido: () => policy.heartbeatMs },
    actions: {
      guardarSesion: ({ event }) => {
        if (event.type !== 'INICIAR') return;
        store.open(event.token, browser.clock.now().wall);
        browser.tabs.tell({ tipo: 'entro' });
      },
      adoptarSesion: () => store.adopt(),
      borrarSesion: ({ context }) => {
        const motivo = context.motivo ?? 'salida';
        browser.tabs.tell({ tipo: 'salio', motivo });
        store.close(motivo);
      },
      olvidarSesion: () => store.forget(),
      nuevaEpoca: () => client.newEpoch(),
      empezarVisitaClub: () => store.startClubVisit(),
      anunciarApertura: announce.opened,
      anunciarCierre: announce.closed,
    },
  });
};

const idleWatch = ({ browser, policy, store }: Parts) =>
  fromCallback<{ type: 'CONTINUAR' }>(({ sendBack, receive }) => {
    const send: (event: InactivityEvent) => void = sendBack;
    const reading = () => ({ ahora: browser.clock.now(), guardada: store.lastActivity() });
    const compare = () => send({ type: 'LECTURA', ...reading() });
    const load = () => send({ type: 'ACTIVIDAD', clase: 'carga', dentro: false, ...reading() });
    receive(() => send({ type: 'ACTIVIDAD', clase: 'continuar', dentro: true, ...reading() }));
    load();
    return undoAll([
      browser.clock.every(policy.idleTickMs, compare),
      browser.page.onReturn((restored) => (restored ? load() : compare())),
      browser.activity.listen((clase, dentro) => send({ type: 'ACTIVIDAD', clase, dentro, ...reading() })),
    ]);
  });

const inactivityLogic = (parts: Parts, tell: { active(): void; leave(motivo: 'salida' | 'inactividad'): void }) =>
  wire(inactivityFlow, {
    actors: {
      vigilar: idleWatch(parts),
      // The page goes on for a moment after it was told to reload.
      recargar: fromPromise<void>(() => {
        parts.browser.reload();
        return new Promise(() => {});
      }),
    },
    delays: { limiteRecarga: 5000 },
    actions: {
      guardarActividad: () => {
        parts.store.touch(parts.browser.clock.now().wall);
        tell.active();
      },
      cerrarPorInactividad: () => tell.leave('inactividad'),
      salir: () => tell.leave('salida'),
    },
  });

/** A list that members and visitors get alike or not: it is stale once another session than the one that asked is open. */
const listFor = <E extends typeof menuCall | typeof flagsCall>({ client, store }: Parts, endpoint: E) => {
  let askedBy: string | null = null;
  return {
    stale: () => askedBy !== store.token(),
    logic: fromPromise<Reply<E>>(({ signal }) => {
      askedBy = store.token();
      return client.call(endpoint, {} as Request<E>, signal);
    }),
  };
};

/** The five machines that live as long as the page, in one system. Each outlives the failure of another. */
export const startApp = ({ client: makeClient, settings: { policy }, browser, onFailure, clock }: AppParts) => {
  const root = createActor(
    fromCallback(({ receive }) => receive((event) => 'error' in event && onFailure(event.error))),
    clock === undefined ? {} : { clock },
  ).start();
  const place = (id: string) => ({ id, systemId: id, parent: root });

  const store = sessionStore({
    local: browser.local,
    session: browser.session,
    now: () => browser.clock.now().wall,
    idleCloseMs: policy.idleCloseMs,
  });
  const client = makeClient({
    memberToken: store.token,
    onExpired: () => session.send({ type: 'VENCER' }),
    online: browser.page.online,
  });
  const parts: Parts = { client, policy, browser, store };
  const menuList = listFor(parts, menuCall);
  const flagsList = listFor(parts, flagsCall);
  const limite = () => chartLimitMs(policy.readLimitMs);
  const espera = ({ context }: { context: { fallos: number } }) => backoffMs(context.fallos, browser.random());

  const session = createActor(
    sessionLogic(parts, {
      opened: () => {
        inactivity.send({ type: 'SESION_ABIERTA' });
        if (menuList.stale()) menu.send({ type: 'RECARGAR' });
        if (flagsList.stale()) flags.send({ type: 'RECARGAR' });
      },
      closed: () => inactivity.send({ type: 'SESION_CERRADA' }),
    }),
    place('session'),
  );
  const inactivity = createActor(
    inactivityLogic(parts, {
      active: () => session.send({ type: 'ACTIVIDAD' }),
      leave: (motivo) => session.send({ type: 'SALIR', motivo }),
    }),
    {
      ...place('inactivity'),
      input: { limites: { closeMs: policy.idleCloseMs, warnBeforeMs: policy.idleWarnBeforeMs } },
    },
  );
  const menu = createActor(
    wire(menuMachine, {
      actors: { consultarMenu: menuList.logic },
      delays: { limite, espera },
      actions: { registrarFallo: () => browser.log('menu: no se pudo cargar') },
    }),
    place('menu'),
  );
  const flags = createActor(
    wire(flagsFlow, {
      actors: { consultarFunciones: flagsList.logic },
      delays: { limite, espera },
      actions: { registrarFallo: () => browser.log('flags: no se pudo cargar') },
    }),
    place('flags'),
  );
  const snackbars = createActor(
    wire(snackbarsFlow, { delays: { permanencia: () => policy.snackbarMs } }),
    place('snackbars'),
  );

  // What is stored is read first: a member's menu is then asked for once, as the member.
  const read = session.subscribe((snapshot) => {
    if (snapshot.matches('leyendo')) return;
    read.unsubscribe();
    menu.start();
    flags.start();
  });
  for (const actor of [snackbars, inactivity, session]) actor.start();
  browser.page.onOnline((online) => {
    if (!online) return;
    menu.send({ type: 'EN_LINEA' });
    flags.send({ type: 'EN_LINEA' });
  });
  browser.page.onHidden((hidden) => snackbars.send({ type: hidden ? 'PAUSAR' : 'REANUDAR', causa: 'oculta' }));

  return {
    session,
    inactivity,
    menu,
    flags,
    snackbars,
    client,
    store,
    /** Work that only the program sees, such as the progress of an upload, keeps a session alive too. */
    noteActivity: browser.activity.note,
    /** The router calls it for every page that it has really gone to. */
    navigated: (pathname: string) =>
      session.send({ type: 'NAVEGAR', ruta: pathname.toLowerCase().replace(/(.)\/+$/, '$1'), club: store.club() }),
  };
};

export type App = ReturnType<typeof startApp>;
