import { fromCallback, fromPromise } from 'xstate';
import { getAfiliado } from '../../../domain/contract/start';
import { chartLimitMs } from '../../../domain/rules/policy';
import type { EndReason } from '../../../domain/rules/session/session';
import type { Evento as SessionEvent } from '../../../machines/session/session.machine';
import { sessionFlow } from '../../../machines/session/session.rules';
import { callActor } from '../../api/actor';
import { clearDrafts } from '../../platform/clear-drafts';
import { undoAll } from '../../platform/undo-all';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

/** The member asked to leave, so their drafts go too. */
const draftClearingReasons: readonly EndReason[] = ['salida', 'cuentaCerrada'];

const sessionListener = ({ browser, store }: Pick<Deps, 'browser' | 'store'>) =>
  fromCallback(({ sendBack }) => {
    const send: (event: SessionEvent) => void = sendBack;
    const review = () => {
      const lectura = store.reading();
      // The inactivity flow closes an idle session and reloads the page.
      if (lectura.estado === 'cerrada' && lectura.motivo === 'inactividad') return;
      send({ type: 'REVISAR', lectura });
    };
    return undoAll([
      browser.page.onReturn(review),
      browser.page.onOnline((online) => online && send({ type: 'EN_LINEA' })),
      browser.tabs.listen((message) => {
        if (message.tipo !== 'salio') return review();
        send({ type: 'REVISAR', lectura: { estado: 'anonima', motivo: message.motivo } });
        // The tab that logs out clears the device's drafts; each tab clears its own.
        if (draftClearingReasons.includes(message.motivo)) clearDrafts(browser.session);
      }),
    ]);
  });

export const sessionLogic = (
  deps: Pick<Deps, 'client' | 'policy' | 'browser' | 'store'>,
  announce: {
    opened(): void;
    closed(): void;
    /** The server has just received an authenticated call, or is about to. */
    beat(): void;
    /** That call did not reach the server. */
    missed(): void;
    /** The member logged out; only a log-out that asked also deletes their drafts. */
    left(asked: boolean): void;
  },
) => {
  const { client, policy, browser, store } = deps;
  const limit = () => chartLimitMs(policy.readLimitMs);
  return wire(sessionFlow, {
    actors: {
      leer: fromPromise(async () => store.reading()),
      escuchar: sessionListener(deps),
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
        if (draftClearingReasons.includes(motivo) || motivo === 'aviso')
          announce.left(draftClearingReasons.includes(motivo));
      },
      olvidarSesion: () => store.forget(),
      nuevaEpoca: () => client.newEpoch(),
      anotarLatido: announce.beat,
      anotarSinLatido: announce.missed,
      empezarVisitaClub: () => store.startClubVisit(),
      anunciarApertura: announce.opened,
      anunciarCierre: announce.closed,
    },
  });
};
