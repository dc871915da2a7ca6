import { fromCallback, fromPromise } from 'xstate';
import { consultarDocumentosPorTicket, solicitudesPorDocumento } from '../../../domain/contract/crm';
import { historiaCaso } from '../../../domain/contract/extras/casos-historia';
import { readExtras } from '../../../domain/contract/extras/extras-settings';
import { bitacoraNuevo, documentosRequeridos } from '../../../domain/contract/utility';
import { chartLimitMs } from '../../../domain/rules/policy';
import { missingDocuments } from '../../../domain/rules/requests/missing-documents';
import type { Caso, Evento } from '../../../machines/requestDetail/requestDetail.machine';
import { requestDetailFlow } from '../../../machines/requestDetail/requestDetail.rules';
import { callActor } from '../../api/actor';
import type { Client } from '../../api/client';
import type { Progress } from '../../api/heavy-client';
import { settingsBlock } from '../../platform/document';
import { type NumberDevice, numberDevice } from '../../platform/number-device';
import { type FileDevice, fileDevice, storedFiles } from '../../platform/stored-files';
import { undoAll } from '../../platform/undo-all';
import { type DocumentsApp, documentsClient } from '../../wiring/calls/documents-client';
import { extraCall } from '../../wiring/calls/extra-call';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';
import { fetchingLogic } from '../fetching/wiring';
import { requiredSet } from './case-stage';
import { requestDetailTexts as words } from './texts';

interface Parts {
  deps: Pick<Deps, 'client'> & DocumentsApp;
  numeroCaso: string;
  /** The case as the list has it; null if opened by its address. */
  caso: Caso | null;
  device?: FileDevice & NumberDevice;
  /** What the server offers beyond the contract. */
  extras?: readonly string[];
  documents?: (told: Progress) => Pick<Client, 'call'>;
}

const [byAffiliate, caseSeen] = [3, 13];

export const requestDetailLogic = ({
  deps,
  numeroCaso,
  caso,
  device = { ...fileDevice(), ...numberDevice() },
  extras = readExtras(settingsBlock()),
  documents = (told) => documentsClient(deps, told),
}: Parts) => {
  const { client, policy, browser } = deps;
  const { codigoAfiliado } = deps.session.getSnapshot().context;
  const files = storedFiles(device);
  const extra = extraCall(client, extras);
  let tell: (event: Evento) => void = () => {};
  const failed = () => tell({ type: 'NUMERO', aviso: 'fallo' });
  /** Not awaited: without it no documents are shown as missing. */
  const requiredOf = async (titulo: string, signal: AbortSignal) => {
    const tipoSolicitud = requiredSet(titulo);
    if (tipoSolicitud === null) return [];
    return client.call(documentosRequeridos, { body: { tipoSolicitud } }, signal).catch(() => []);
  };
  const logic = wire(requestDetailFlow, {
    actors: {
      vigilarPagina: fromCallback(({ sendBack }) => {
        tell = sendBack;
        return undoAll([
          browser.page.onOnline((online) => online && tell({ type: 'EN_LINEA' })),
          files.close,
          () => {
            tell = () => {};
          },
        ]);
      }),
      consultarCaso: callActor(client)(solicitudesPorDocumento),
      consultarHistoria: fetchingLogic(
        deps,
        async (signal, numero: string) => (await extra(historiaCaso, { query: { numeroCaso: numero } }, signal)) ?? [],
      ),
      consultarDocumentos: fromPromise(async ({ input, signal }) => {
        const told: Progress = (recibidos, total) => {
          if (!signal.aborted) tell({ type: 'AVANCE', recibidos, total });
        };
        const query = { numeroTicket: input.numeroCaso };
        const [sent, required] = await Promise.all([
          documents(told).call(consultarDocumentosPorTicket, { query }, signal),
          requiredOf(input.titulo, signal),
        ]);
        const documentos = await files.take(sent, signal);
        return {
          documentos,
          faltan: missingDocuments(
            required,
            documentos.map(({ nombre }) => nombre),
          ),
        };
      }),
    },
    delays: {
      limite: chartLimitMs(policy.readLimitMs),
      limiteSinAvance: chartLimitMs(policy.uploadLimitMs),
    },
    actions: {
      registrarVista: () => {
        const entry = { tipoDocumento: byAffiliate, documento: codigoAfiliado, creadorPor: 'WEB', valorAnterior: '' };
        client
          .call(bitacoraNuevo, { body: { ...entry, valorNuevo: numeroCaso, idTipoBitacora: caseSeen } })
          .catch(() => undefined);
      },
      copiarNumero: () => {
        device.copy(numeroCaso).then(() => tell({ type: 'NUMERO', aviso: 'numeroCopiado' }), failed);
      },
      compartirNumero: () => {
        const text = words.caso(numeroCaso);
        const path = `/solicitudes?caso=${encodeURIComponent(numeroCaso)}`;
        device
          .share({ title: text, text, path })
          .then((how) => how === 'copiado' && tell({ type: 'NUMERO', aviso: 'enlaceCopiado' }), failed);
      },
      prestarDocumento: ({ context, event }) => {
        const taken = event.type === 'TOMAR_DOCUMENTO' ? context.guardados?.documentos[event.lugar] : undefined;
        if (taken !== undefined) files.leave(taken.direccion);
      },
      soltarDocumentos: () => files.release(),
    },
  });
  return { logic, input: { codigoAfiliado, numeroCaso, caso } };
};
