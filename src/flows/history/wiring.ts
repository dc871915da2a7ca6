import { type ActorRefFrom, emit, fromCallback, fromPromise } from 'xstate';
import type { ChartFailure } from '../../../domain/contract/chart-failure';
import { generarDocumento, historialConsumo } from '../../../domain/contract/historial';
import { todayInSantoDomingo } from '../../../domain/rules/dates/dates';
import { type HistoryFilters, historyKinds, rangeToUrl } from '../../../domain/rules/history/history-filters';
import { isHolder } from '../../../domain/rules/plan/regime';
import { chartLimitMs } from '../../../domain/rules/policy';
import { shareLimitMs } from '../../../domain/rules/screen/share-limit';
import type { Encontrado, Evento, Pregunta } from '../../../machines/history/history.machine';
import { contractOf, historyBody, historyFlow } from '../../../machines/history/history.rules';
import { historyFiltersFromUrl } from '../../../machines/history/question';
import type { historyListsMachine } from '../../../machines/historyLists/historyLists.machine';
import { type PdfDevice, pdfDevice } from '../../platform/pdf-device';
import { pdfKeeper } from '../../platform/pdf-keeper';
import { undoAll } from '../../platform/undo-all';
import { failureNotice } from '../../texts/failure';
import type { FilterAddress } from '../../wiring/addresses/filter-address';
import type { Deps } from '../../wiring/deps';
import { visitResults } from '../../wiring/stores/visit-results';
import { wire } from '../../wiring/wire';
import { fetchingLogic } from '../fetching/wiring';
import { rangeLimitLogic } from '../rangeLimit/wiring';

import { historyTexts as words } from './texts';

interface Parts {
  deps: Pick<Deps, 'session' | 'snackbars' | 'client' | 'policy' | 'browser' | 'time'>;
  address: FilterAddress<typeof historyKinds>;
  lists: Pick<ActorRefFrom<typeof historyListsMachine>, 'getSnapshot' | 'subscribe'>;
  device?: PdfDevice;
}

const origen = 'history';
const minuteMs = 60_000;

const done = { descargar: words.descargado, ver: '', compartir: words.compartido };
const failed = { descargar: words.noDescargado, ver: words.noAbierto, compartir: words.noCompartido };

/** The reason of a failed call; a failure of the device has none. */
const reasonOf = (problema: ChartFailure | null): string => {
  if (problema === null || problema === 'fallo') return words.noCompartidoDetalle;
  if (typeof problema === 'object' && problema.mensaje !== '') return problema.mensaje;
  return failureNotice(problema, 'servicios').detalle;
};

export const historyLogic = ({ deps, address, lists, device = pdfDevice() }: Parts) => {
  const { session, snackbars, client, policy, browser, time } = deps;
  const { codigoAfiliado, tipoAfiliacion } = session.getSnapshot().context;
  const visit = visitResults<typeof historyKinds, Encontrado>(deps, 'history', historyKinds);
  const files = pdfKeeper(device);
  const today = () => todayInSantoDomingo(time.now());
  const remembered = (said: HistoryFilters) => visit.of(historyFiltersFromUrl(said, today()));
  // Queued until the transition has ended: the snackbar starts a timer of its own.
  const tell = (notice: { tono: 'exito' | 'advertencia' | 'error'; titulo: string; detalle?: string }) =>
    queueMicrotask(() => snackbars.send({ type: 'AVISAR', origen, ...notice }));

  /** The family core is another actor: reports each time it loads or fails. */
  const watchCore = (send: (event: Evento) => void) => {
    const fetching = lists.getSnapshot().children.nucleo;
    let told: unknown = '';
    const look = () => {
      const { nucleo } = lists.getSnapshot().context;
      const lacks = nucleo === null && fetching?.getSnapshot().hasTag('error') === true;
      const current = nucleo ?? (lacks ? 'fallido' : '');
      if (current !== told && nucleo !== null) send({ type: 'NUCLEO', nucleo });
      else if (current !== told && lacks) send({ type: 'SIN_NUCLEO' });
      told = current;
    };
    look();
    return undoAll([lists.subscribe(look).unsubscribe, fetching?.subscribe(look).unsubscribe ?? (() => {})]);
  };

  const logic = wire(historyFlow, {
    actors: {
      vigilarPagina: fromCallback(({ sendBack }) => {
        const send: (event: Evento) => void = sendBack;
        let day = today();
        const look = () => {
          if (today() !== day) send({ type: 'DIA', hoy: today() });
          day = today();
        };
        return undoAll([
          address.onFilters((filtros) => send({ type: 'DIRECCION', filtros, recuerdo: remembered(filtros) })),
          browser.clock.every(minuteMs, look),
          watchCore(send),
          files.close,
        ]);
      }),
      consultarHistorial: fetchingLogic(deps, (signal, asked: Pregunta) =>
        client.call(historialConsumo, { body: historyBody(asked) }, signal),
      ),
      avisarLimite: rangeLimitLogic(deps),
      prepararDocumento: fromPromise(async ({ input: { nap, ...asked }, signal }) => {
        const file = await client.call(generarDocumento, { query: { nap, codigoAfiliado: contractOf(asked) } }, signal);
        return files.take(file, nap);
      }),
      compartirArchivo: fromPromise(() => files.share()),
      // The address names the document and not the member: opening it requires a log-in.
      copiarDireccion: fromPromise(({ input: { nap } }) =>
        device.copyAddress(`/api/${generarDocumento.path}?nap=${encodeURIComponent(nap)}`),
      ),
    },
    delays: {
      limite: chartLimitMs(policy.readLimitMs),
      limiteDocumento: chartLimitMs(policy.uploadLimitMs),
      limiteCompartir: shareLimitMs,
    },
    actions: {
      senalarFaltas: emit({ type: 'FALTAN_DATOS' }),
      irADireccion: ({ context: { pregunta, hoy } }) => address.show(rangeToUrl(pregunta, hoy)),
      corregirDireccion: ({ context: { pregunta, hoy } }) => address.show(rangeToUrl(pregunta, hoy), true),
      recordarEncontrado: ({ context: { pregunta, encontrado } }) => {
        if (encontrado !== null) visit.keep(pregunta, encontrado);
      },
      pedirNucleo: () => lists.getSnapshot().children.nucleo?.send({ type: 'REINTENTAR' }),
      avisarVacio: () => tell({ tono: 'advertencia', titulo: words.sinConsumos, detalle: words.sinConsumosDetalle }),
      retirarAvisos: () => snackbars.send({ type: 'RETIRAR', origen }),
      avisarHecho: ({ context: { documento, comparte } }) => {
        if (documento === null) return;
        const copied = documento.para === 'compartir' && !comparte;
        if (copied) tell({ tono: 'exito', titulo: words.copiada, detalle: words.copiadaDetalle });
        else tell({ tono: 'exito', titulo: done[documento.para] });
      },
      avisarFallo: ({ context: { documento, problema } }) => {
        if (documento !== null) tell({ tono: 'error', titulo: failed[documento.para], detalle: reasonOf(problema) });
      },
      descargarArchivo: () => files.save(),
      prestarArchivo: () => files.leave(),
      soltarArchivo: () => files.release(),
    },
  });
  return {
    logic,
    input: {
      codigoAfiliado,
      esTitular: isHolder(tipoAfiliacion),
      comparte: device.canShare(),
      hoy: today(),
      leida: address.filters,
      encontrado: remembered(address.filters),
      nucleo: lists.getSnapshot().context.nucleo,
    },
  };
};
