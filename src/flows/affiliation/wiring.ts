import { fromCallback, fromPromise } from 'xstate';
import type { Evento } from '../../../machines/affiliation/affiliation.machine';
import { affiliationFlow } from '../../../machines/affiliation/affiliation.rules';
import { updateTelefonos } from '../../contract/afiliado';
import { solicitudAfiliacionDependiente, solicitudAfiliacionTitular } from '../../contract/crm';
import { datoscontactos } from '../../contract/login';
import { datospersonales } from '../../contract/nucleo';
import { documentosRequeridos } from '../../contract/utility';
import { caseReceiptStore } from '../../platform/case-receipt-store';
import { draftStore } from '../../platform/draft-store';
import { undoAll } from '../../platform/undo-all';
import { type Affiliating, affiliatingOf } from '../../rules/affiliation/affiliating';
import { lackingDocuments, wantedDocuments } from '../../rules/affiliation/affiliation-documents';
import type { AffiliationDraft } from '../../rules/affiliation/affiliation-draft';
import {
  type AffiliationKind,
  affiliationKinds,
  begunAffiliation,
  dependentBody,
  holderBody,
} from '../../rules/affiliation/affiliation-kinds';
import { type KeptAffiliation, keptAffiliation } from '../../rules/affiliation/kept-affiliation';
import { attachmentNews } from '../../rules/attachments/attachment-news';
import { chartLimitMs, longestSendMs } from '../../rules/policy';
import type { CaseReceipt } from '../../rules/requests/case-receipt';
import { changedPhones, phonesBody } from '../../rules/requests/changed-phones';
import { keptFieldsOf } from '../../rules/requests/kept-fields-of';
import { reloadMs } from '../../rules/requests/send-limits';
import { requestFormTexts as words } from '../../texts/request-form';
import { affiliationPlace } from '../../wiring/affiliation-place';
import type { AttachmentsBeside } from '../../wiring/attachments-beside';
import { caseTurns } from '../../wiring/case-turns';
import type { Deps } from '../../wiring/deps';
import { documentTurns } from '../../wiring/document-turns';
import { wire } from '../../wiring/wire';

interface Parts {
  deps: Pick<Deps, 'client' | 'policy' | 'browser' | 'session' | 'snackbars' | 'time' | 'noteActivity'>;
  attached: AttachmentsBeside;
  tipo: AffiliationKind;
  /** Of the case that is given what it lacks; null: a new request. */
  numeroCaso?: string | null;
  /** To the case that was given it. */
  leave?: (caso: string) => void;
}

interface Written {
  solicitante: Affiliating | null;
  borrador: AffiliationDraft;
}

const changedIn = ({ solicitante, borrador }: Written) =>
  solicitante === null ? [] : changedPhones(solicitante, borrador);

export const affiliationLogic = ({ deps, attached, tipo, numeroCaso = null, leave = () => {} }: Parts) => {
  const { client, policy, browser, session, snackbars, time } = deps;
  const { codigoAfiliado } = session.getSnapshot().context;
  const { codigo: tipoSolicitud, kept, papers } = affiliationKinds[tipo];
  const cases = caseTurns({ deps, tipoSolicitud });
  const papersOf = documentTurns({ deps, attached });
  const draft = draftStore(browser.local, time.now, codigoAfiliado, affiliationPlace(tipo, numeroCaso));
  const receipt = caseReceiptStore(browser.session, codigoAfiliado);
  // After the action that tells it: the notice starts a timer of its own.
  const tell = (tono: 'exito' | 'error', titulo: string) =>
    queueMicrotask(() => snackbars.send({ type: 'AVISAR', origen: 'affiliation', tono, titulo }));

  const logic = wire(affiliationFlow, {
    actors: {
      vigilar: fromCallback(({ sendBack }) => {
        const send: (event: Evento) => void = sendBack;
        const look = () => {
          const { context } = attached.actor.getSnapshot();
          const adjuntos = attachmentNews(context, context.reduciendo);
          send({ type: 'ADJUNTOS', adjuntos, archivos: context.adjuntos.length });
        };
        look();
        return undoAll([
          browser.page.onOnline((online) => online && send({ type: 'EN_LINEA' })),
          attached.actor.subscribe(look).unsubscribe,
        ]);
      }),
      consultarSolicitante: fromPromise(async ({ signal }) => {
        const query = { codigoAfiliado };
        const [core, contact] = await Promise.all([
          client.call(datospersonales, { query }, signal),
          client.call(datoscontactos, { query }, signal),
        ]);
        return affiliatingOf(core.datosPersonales, contact);
      }),
      consultarRequisitos: fromPromise(({ input, signal }) =>
        client.call(documentosRequeridos, { body: { tipoSolicitud: affiliationKinds[input.tipo].codigo } }, signal),
      ),
      guardarTelefonos: fromPromise(async ({ input: { solicitante, borrador }, signal }) => {
        const body = solicitante === null ? {} : phonesBody(solicitante, borrador);
        await client.call(updateTelefonos, { query: { CodigoAfiliado: codigoAfiliado }, body }, signal);
      }),
      consultarCasos: cases.numbers,
      crearSolicitud: fromPromise(({ input: { tipo, borrador }, signal }) =>
        cases.create(JSON.stringify(borrador), signal, () => {
          const query = { contrato: codigoAfiliado };
          return tipo === 'titular'
            ? client.call(solicitudAfiliacionTitular, { query, body: holderBody(borrador) }, signal)
            : client.call(solicitudAfiliacionDependiente, { query, body: dependentBody(borrador) }, signal);
        }),
      ),
      cargarDocumentos: fromPromise(({ input, signal, self }) =>
        papersOf.upload(input.caso, signal, (progress) => {
          const told: Evento = { type: 'PROGRESO', ...progress };
          self._parent?.send(told);
        }),
      ),
      buscarDocumentos: fromPromise(async ({ input: { caso, requisitos }, signal }) => {
        const { names, asManyAsSent } = await papersOf.stored(caso, signal);
        const faltan = lackingDocuments(requisitos ?? [], papers, names);
        return { faltan, llegaron: faltan.length === 0 && asManyAsSent };
      }),
    },
    delays: {
      limiteCarga: chartLimitMs(policy.readLimitMs),
      limiteGuardado: chartLimitMs(policy.writeLimitMs),
      limiteCasos: longestSendMs,
      limiteEnvio: longestSendMs,
      limiteDocumentos: longestSendMs,
      pausaRecarga: reloadMs,
    },
    actions: {
      pedirDocumentos: ({ context: { requisitos, faltan } }) =>
        attached.actor.send({ type: 'REQUISITOS', requisitos: wantedDocuments(requisitos ?? [], papers, faltan) }),
      soltarDocumentos: () => attached.actor.send({ type: 'OLVIDAR' }),
      avisarTelefonos: ({ context }) => {
        for (const field of changedIn(context)) tell('exito', words.telefonos[field]);
      },
      avisarSinTelefonos: () => tell('error', words.sinTelefonos),
      guardarBorrador: ({ context: { borrador, antes, caso, solicitante } }) =>
        draft.keep({
          borrador: keptFieldsOf(kept, borrador, begunAffiliation(tipo, solicitante)),
          hora: time.now(),
          antes,
          caso: caso === '' ? null : caso,
        } satisfies KeptAffiliation<AffiliationDraft>),
      olvidarBorrador: () => draft.forget(),
      olvidarEnvio: () => cases.forgetDoubt(),
      olvidarCarga: () => papersOf.forget(),
      guardarRecibo: ({ context }) => {
        if (numeroCaso !== null) return;
        // One that was stored is no longer another than the known one.
        const sinTelefonos = changedIn(context).length > 0;
        receipt.keep({ caso: context.caso, tipo, hora: time.now(), sinTelefonos } satisfies CaseReceipt);
      },
      recargar: () => (numeroCaso === null ? browser.reload() : leave(numeroCaso)),
    },
  });
  return {
    logic,
    input: {
      codigoAfiliado,
      tipo,
      recuerdo:
        numeroCaso === null
          ? keptAffiliation<AffiliationDraft>(kept, draft.read())
          : { borrador: {}, hora: time.now(), antes: null, caso: numeroCaso },
    },
  };
};
