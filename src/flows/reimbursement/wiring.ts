import { fromCallback, fromPromise } from 'xstate';
import type { Evento } from '../../../machines/reimbursement/reimbursement.machine';
import { reimbursementFlow } from '../../../machines/reimbursement/reimbursement.rules';
import { callActor } from '../../api/actor';
import { updateTelefonos } from '../../contract/afiliado';
import { solicitudReembolso } from '../../contract/crm';
import { bancos, documentoTipoReembolso, tipoReembolso } from '../../contract/utility';
import { caseReceiptStore } from '../../platform/case-receipt-store';
import { draftStore } from '../../platform/draft-store';
import { undoAll } from '../../platform/undo-all';
import { requirementsOf } from '../../rules/attachments/requirements-of';
import { todayInSantoDomingo } from '../../rules/dates/date';
import { chartLimitMs, longestSendMs } from '../../rules/policy';
import { begunReimbursement } from '../../rules/reimbursement/begun-reimbursement';
import { reimbursementBody } from '../../rules/reimbursement/reimbursement-body';
import { keptReimbursementFields, type ReimbursementDraft } from '../../rules/reimbursement/reimbursement-draft';
import type { CaseReceipt } from '../../rules/requests/case-receipt';
import { changedPhones } from '../../rules/requests/changed-phones';
import { keptFieldsOf } from '../../rules/requests/kept-fields-of';
import { type KeptRequest, keptRequest } from '../../rules/requests/kept-request';
import { reloadMs } from '../../rules/requests/send-limits';
import { requestFormTexts as words } from '../../texts/request-form';
import { applying } from '../../wiring/applying';
import { type AttachmentsBeside, attachedFiles, onAttachments } from '../../wiring/attachments-beside';
import { caseTurns } from '../../wiring/case-turns';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

interface Parts {
  deps: Pick<Deps, 'client' | 'policy' | 'browser' | 'session' | 'snackbars' | 'time' | 'noteActivity'>;
  attached: AttachmentsBeside;
}

const origen = 'reimbursement';
const dayMs = 60_000;

export const reimbursementLogic = ({ deps, attached }: Parts) => {
  const { client, policy, browser, session, snackbars, time, noteActivity } = deps;
  const { codigoAfiliado } = session.getSnapshot().context;
  const call = callActor(client);
  const cases = caseTurns({ deps, tipoSolicitud: '3' });
  const draft = draftStore(browser.local, time.now, codigoAfiliado, 'reimbursement');
  const receipt = caseReceiptStore(browser.session, codigoAfiliado);
  const today = () => todayInSantoDomingo(time.now());
  // After the action that tells it: the notice starts a timer of its own.
  const tell = (tono: 'exito' | 'error', titulo: string) =>
    queueMicrotask(() => snackbars.send({ type: 'AVISAR', origen, tono, titulo }));

  const logic = wire(reimbursementFlow, {
    actors: {
      vigilar: fromCallback(({ sendBack }) => {
        const send: (event: Evento) => void = sendBack;
        let day = today();
        return undoAll([
          browser.page.onOnline((online) => online && send({ type: 'EN_LINEA' })),
          browser.clock.every(dayMs, () => {
            if (today() !== day) send({ type: 'DIA', hoy: today() });
            day = today();
          }),
          onAttachments(attached, (adjuntos) => send({ type: 'ADJUNTOS', adjuntos })),
        ]);
      }),
      consultarListas: fromPromise(async ({ signal }) => {
        const [tipos, banks, solicitante] = await Promise.all([
          client.call(tipoReembolso, {}, signal),
          client.call(bancos, {}, signal),
          applying(deps, signal),
        ]);
        return { tipos, bancos: banks, solicitante };
      }),
      consultarRequisitos: call(documentoTipoReembolso),
      guardarTelefonos: call(updateTelefonos),
      consultarCasos: cases.numbers,
      crearSolicitud: fromPromise(async ({ input: { borrador, listas }, signal, self }) => {
        if (listas === null) throw new Error('reimbursement: nothing was chosen');
        const fields = reimbursementBody(borrador, { ...listas, afiliados: listas.solicitante.afiliados });
        const images = [...attachedFiles(attached)];
        const content = JSON.stringify([fields, images.map(({ name, size }) => [name, size])]);
        return cases.create(content, signal, async () => {
          const request = { query: { contrato: codigoAfiliado }, body: { images, ...fields } };
          return client.call(solicitudReembolso, request, signal, (progress) => {
            noteActivity('carga');
            const told: Evento = { type: 'PROGRESO', ...progress };
            if (!signal.aborted) self._parent?.send(told);
          });
        });
      }),
    },
    delays: {
      limiteCarga: chartLimitMs(policy.readLimitMs),
      limiteGuardado: chartLimitMs(policy.writeLimitMs),
      limiteCasos: longestSendMs,
      limiteEnvio: longestSendMs,
      pausaRecarga: reloadMs,
    },
    actions: {
      pedirDocumentos: ({ context: { requisitos } }) => {
        if (requisitos !== null) attached.actor.send({ type: 'REQUISITOS', requisitos: requirementsOf(requisitos) });
      },
      soltarDocumentos: () => attached.actor.send({ type: 'OLVIDAR' }),
      avisarTelefonos: ({ context: { listas, borrador } }) => {
        if (listas === null) return;
        for (const field of changedPhones(listas.solicitante, borrador)) tell('exito', words.telefonos[field]);
      },
      avisarSinTelefonos: () => tell('error', words.sinTelefonos),
      guardarBorrador: ({ context: { borrador, antes, listas } }) =>
        draft.keep({
          borrador: keptFieldsOf(keptReimbursementFields, borrador, begunReimbursement(listas?.solicitante ?? null)),
          hora: time.now(),
          antes,
        } satisfies KeptRequest<ReimbursementDraft>),
      olvidarEnvio: () => cases.forgetDoubt(),
      olvidarBorrador: () => draft.forget(),
      guardarRecibo: ({ context: { caso, listas, borrador } }) => {
        // One that was stored is no longer another than the known one.
        const sinTelefonos = listas !== null && changedPhones(listas.solicitante, borrador).length > 0;
        receipt.keep({ caso, tipo: 'reembolso', hora: time.now(), sinTelefonos } satisfies CaseReceipt);
      },
      recargar: () => browser.reload(),
    },
  });
  return {
    logic,
    input: {
      codigoAfiliado,
      hoy: today(),
      recuerdo: keptRequest<ReimbursementDraft>(keptReimbursementFields, draft.read()),
    },
  };
};
