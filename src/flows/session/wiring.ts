import { fromCallback, fromPromise } from 'xstate';
import { type Evento as SessionEvent, sessionMachine } from '../../../machines/session/session.machine';
import { callActor } from '../../api/actor';
import type { Parts } from '../../app/parts';
import { wire } from '../../app/wire';
import { getAfiliado } from '../../contract/start';
import { undoAll } from '../../platform/undo-all';
import { chartLimitMs } from '../../rules/policy';

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

export const sessionLogic = (parts: Parts, announce: { opened(): void; closed(): void }) => {
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
