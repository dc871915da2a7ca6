import { emit, fromCallback, fromPromise } from 'xstate';
import { solicitudAfiliacionDependiente, solicitudAfiliacionTitular } from '../../../domain/contract/crm';
import { datoscontactos } from '../../../domain/contract/login';
import { datospersonales } from '../../../domain/contract/nucleo';
import { documentosRequeridos } from '../../../domain/contract/utility';
import { lackingDocuments, wantedDocuments } from '../../../domain/rules/affiliation/affiliation-documents';
import {
  type AffiliationDraft,
  type AffiliationKind,
  affiliationKinds,
  dependentBody,
  holderBody,
  initialAffiliation,
} from '../../../domain/rules/affiliation/affiliation-form';
import {
  type AffiliationRequester,
  affiliationRequester,
} from '../../../domain/rules/affiliation/affiliation-requester';
import { fieldsToStore } from '../../../domain/rules/form/parse-stored';
import { chartLimitMs, longestSendMs } from '../../../domain/rules/policy';
import { type CaseReceipt, receiptAddress } from '../../../domain/rules/requests/case-receipt';
import { changedPhones } from '../../../domain/rules/requests/changed-phones';
import { reloadMs } from '../../../domain/rules/requests/send-limits';
import type { Envio, Evento } from '../../../machines/affiliation/affiliation.machine';
import { affiliationFlow } from '../../../machines/affiliation/affiliation.rules';
import { type StoredAffiliation, storedAffiliation } from '../../../machines/affiliation/stored-affiliation';
import { caseReceiptStore } from '../../platform/case-receipt-store';
import { draftStore } from '../../platform/draft-store';
import { type Attachments, tellAttachments } from '../../wiring/actors/attachments';
import type { Deps } from '../../wiring/deps';
import { documentUploadQueue } from '../../wiring/queues/document-upload-queue';
import { affiliationPlace } from '../../wiring/stores/affiliation-place';
import { wire } from '../../wiring/wire';
import { caseSubmissionLogic } from '../caseSubmission/wiring';

interface Parts {
  deps: Pick<Deps, 'client' | 'policy' | 'browser' | 'session' | 'snackbars' | 'time' | 'noteActivity'>;
  attachments: Attachments;
  tipo: AffiliationKind;
  /** Opens a stored draft at once. */
  continuar?: boolean;
  /** The case that receives missing documents; null: a new request. */
  numeroCaso?: string | null;
  /** Leaves for the detail of the case that received documents. */
  leave?: (caso: string) => void;
}

export const affiliationLogic = ({
  deps,
  attachments,
  tipo,
  continuar = false,
  numeroCaso = null,
  leave = () => {},
}: Parts) => {
  const { client, policy, browser, session, time } = deps;
  const { codigoAfiliado } = session.getSnapshot().context;
  const { form, documents } = affiliationKinds[tipo];
  const uploadQueue = documentUploadQueue({ deps, files: attachments.files });
  const draft = draftStore({
    area: browser.local,
    now: time.now,
    codigoAfiliado,
    flow: affiliationPlace(tipo, numeroCaso),
    schema: storedAffiliation<AffiliationDraft>(form.kept),
  });
  const receipt = caseReceiptStore(browser.session, codigoAfiliado);
  type Sent = Pick<StoredAffiliation<AffiliationDraft>, 'antes' | 'caso'>;
  const keep = (borrador: AffiliationDraft, solicitante: AffiliationRequester | null, sent: Sent) =>
    draft.keep({
      borrador: fieldsToStore(form.kept, borrador, initialAffiliation(tipo, solicitante)),
      hora: time.now(),
      ...sent,
    } satisfies StoredAffiliation<AffiliationDraft>);

  let tell: (event: Evento) => void = () => {};
  const logic = wire(affiliationFlow, {
    actors: {
      llevarAdjuntos: attachments.logic,
      vigilar: fromCallback(({ sendBack }) => {
        tell = sendBack;
        return browser.page.onOnline((online) => online && tell({ type: 'EN_LINEA' }));
      }),
      consultarSolicitante: fromPromise(async ({ signal }) => {
        const query = { codigoAfiliado };
        const [core, contact] = await Promise.all([
          client.call(datospersonales, { query }, signal),
          client.call(datoscontactos, { query }, signal),
        ]);
        return affiliationRequester(core.datosPersonales, contact);
      }),
      consultarRequisitos: fromPromise(({ input, signal }) =>
        client.call(documentosRequeridos, { body: { tipoSolicitud: affiliationKinds[input.tipo].codigo } }, signal),
      ),
      enviarCaso: caseSubmissionLogic<Envio>({
        deps,
        forma: tipo,
        request: ({ tipo, borrador }) => ({
          content: JSON.stringify(borrador),
          send: (signal) => {
            const query = { contrato: codigoAfiliado };
            return tipo === 'titular'
              ? client.call(solicitudAfiliacionTitular, { query, body: holderBody(borrador) }, signal)
              : client.call(solicitudAfiliacionDependiente, { query, body: dependentBody(borrador) }, signal);
          },
        }),
        keep: ({ borrador, solicitante }, antes) => keep(borrador, solicitante, { antes, caso: null }),
        done: () => {},
      }),
      cargarDocumentos: fromPromise(({ input, signal }) =>
        uploadQueue.upload(input.caso, signal, (progress) => tell({ type: 'PROGRESO', ...progress })),
      ),
      buscarDocumentos: fromPromise(async ({ input: { caso, requisitos }, signal }) => {
        const { names, asManyAsSent } = await uploadQueue.stored(caso, signal);
        const faltan = lackingDocuments(requisitos ?? [], documents, names);
        return { faltan, llegaron: faltan.length === 0 && asManyAsSent };
      }),
    },
    delays: {
      limiteCarga: chartLimitMs(policy.readLimitMs),
      limiteEnvio: longestSendMs,
      limiteDocumentos: longestSendMs,
      pausaRecarga: reloadMs,
    },
    actions: {
      senalarFaltas: emit({ type: 'FALTAN_DATOS' }),
      pedirDocumentos: ({ context: { requisitos, faltan }, self }) =>
        tellAttachments(self, { type: 'REQUISITOS', requisitos: wantedDocuments(requisitos ?? [], documents, faltan) }),
      soltarDocumentos: ({ self }) => tellAttachments(self, { type: 'OLVIDAR' }),
      guardarBorrador: ({ context: { borrador, caso, solicitante } }) =>
        keep(borrador, solicitante, { antes: null, caso: caso === '' ? null : caso }),
      olvidarBorrador: () => draft.forget(),
      olvidarCarga: () => uploadQueue.forget(),
      guardarRecibo: ({ context: { caso, solicitante, borrador } }) => {
        if (numeroCaso !== null) return;
        // A saved phone equals the known one: a difference means that saving it failed.
        const sinTelefonos = solicitante !== null && changedPhones(solicitante, borrador).length > 0;
        receipt.keep({ caso, tipo, hora: time.now(), sinTelefonos } satisfies CaseReceipt);
      },
      recargar: () => (numeroCaso === null ? browser.replace(receiptAddress(tipo)) : leave(numeroCaso)),
    },
  });
  return {
    logic,
    input: {
      tipo,
      borrador: form.empty,
      archivosDeAntes: attachments.input,
      continuar,
      recuerdo: numeroCaso === null ? draft.read() : { borrador: {}, hora: time.now(), antes: null, caso: numeroCaso },
    },
  };
};
