import { emit, fromCallback, fromPromise } from 'xstate';
import {
  consultarDocumentosPorTicket,
  solicitudesPorDocumento,
  updateSolicitudReembolso,
} from '../../../domain/contract/crm';
import { chartLimitMs, longestSendMs } from '../../../domain/rules/policy';
import type { Evento } from '../../../machines/reimbursementEdit/reimbursementEdit.machine';
import { reimbursementEditFlow } from '../../../machines/reimbursementEdit/reimbursementEdit.rules';
import { draftStore } from '../../platform/draft-store';
import { documentSendingName } from '../../platform/request-drafts';
import { tabMutex } from '../../platform/tab-mutex';
import { type Attachments, tellAttachments } from '../../wiring/actors/attachments';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';
import { askedDocuments, haveFilesArrived, storedRequirements } from './requirements';
import { storedSending } from './stored-sending';
import { reimbursementEditTexts as words } from './texts';

interface Parts {
  deps: Pick<Deps, 'client' | 'policy' | 'browser' | 'session' | 'time' | 'noteActivity'>;
  attachments: Attachments;
  numeroCaso: string;
  /** Leaves for the detail of the case. */
  leave(): void;
}

/** Audit code 3, «Contrato»: the document is the affiliate code. */
const byAffiliate = 3;

export const reimbursementEditLogic = ({ deps, attachments, numeroCaso, leave }: Parts) => {
  const { client, policy, browser, session, time, noteActivity } = deps;
  const { codigoAfiliado } = session.getSnapshot().context;
  const turns = tabMutex(`documentos ${codigoAfiliado} ${numeroCaso}`);
  const sending = draftStore({
    area: browser.local,
    now: time.now,
    codigoAfiliado,
    flow: documentSendingName(numeroCaso),
    schema: storedSending,
  });
  const before = sending.read();
  let sent = before?.enviados ?? [];

  let tell: (event: Evento) => void = () => {};
  const logic = wire(reimbursementEditFlow, {
    actors: {
      llevarAdjuntos: attachments.logic,
      vigilar: fromCallback(({ sendBack }) => {
        tell = sendBack;
        return browser.page.onOnline((online) => online && tell({ type: 'EN_LINEA' }));
      }),
      consultarCaso: fromPromise(async ({ input, signal }) => {
        const body = {
          tipoDocumento: byAffiliate,
          documento: codigoAfiliado,
          estado: 'Todos',
          numeroCaso: input.numeroCaso,
          numeroDePagina: 1,
          registrosPorPagina: 5,
        } as const;
        const { data } = await client.call(solicitudesPorDocumento, { body }, signal);
        return data.find((one) => one.numeroCaso === input.numeroCaso) ?? null;
      }),
      consultarDocumentos: fromPromise(({ input: { numeroCaso: numeroTicket }, signal }) =>
        client.call(consultarDocumentosPorTicket, { query: { numeroTicket } }, signal),
      ),
      buscarDocumentos: fromPromise(({ input, signal }) =>
        turns.runExclusive(signal, async () => {
          const query = { numeroTicket: input.numeroCaso };
          const stored = await client.call(consultarDocumentosPorTicket, { query }, signal);
          const names = stored.map(({ nombreArchivo }) => nombreArchivo);
          return haveFilesArrived(input.documentos, sent, names);
        }),
      ),
      actualizarSolicitud: fromPromise(({ input: { numeroCaso: numeroTicket }, signal }) =>
        turns.runExclusive(signal, async () => {
          const images = [...attachments.files()];
          const request = { query: { numeroTicket }, body: { images } };
          return client.call(updateSolicitudReembolso, request, signal, (progress) => {
            noteActivity('carga');
            if (!signal.aborted) tell({ type: 'PROGRESO', ...progress });
          });
        }),
      ),
    },
    delays: {
      limiteCarga: chartLimitMs(policy.readLimitMs),
      limiteDocumentos: longestSendMs,
      limiteEnvio: longestSendMs,
    },
    actions: {
      senalarFaltas: emit({ type: 'FALTAN_DATOS' }),
      pedirDocumentos: ({ context: { caso, documentos }, self }) => {
        const asked = askedDocuments(caso?.respuesta ?? '', words.conocidos);
        const requisitos = storedRequirements(documentos ?? [], words.conocidos, asked);
        tellAttachments(self, { type: 'REQUISITOS', requisitos });
      },
      conservarEnvio: ({ context: { documentos } }) => {
        sent = attachments.files().map(({ name }) => name);
        sending.keep({ documentos, enviados: sent });
      },
      olvidarEnvio: () => sending.forget(),
      soltarDocumentos: ({ self }) => tellAttachments(self, { type: 'OLVIDAR' }),
      irAlCaso: () => queueMicrotask(leave),
    },
  });
  return {
    logic,
    input: {
      numeroCaso,
      documentos: before?.documentos ?? null,
      archivosDeAntes: attachments.input,
      quedoEnvio: before !== null,
    },
  };
};
