import { emit, fromCallback, fromPromise, type StateValue } from 'xstate';
import { solicitudReembolso } from '../../../domain/contract/crm';
import { bancos, documentoTipoReembolso, terminosReembolso, tipoReembolso } from '../../../domain/contract/utility';
import { requirementsOf } from '../../../domain/rules/attachments/requirements-of';
import { todayInSantoDomingo } from '../../../domain/rules/dates/dates';
import { fieldsToStore } from '../../../domain/rules/form/parse-stored';
import { chartLimitMs } from '../../../domain/rules/policy';
import { receiptAddress } from '../../../domain/rules/requests/case-receipt';
import { type StoredRequest, storedRequest } from '../../../domain/rules/requests/stored-request';
import type { Envio, Evento, Listas } from '../../../machines/reimbursement/reimbursement.machine';
import { reimbursementFlow, stepOf } from '../../../machines/reimbursement/reimbursement.rules';
import {
  initialReimbursement,
  type ReimbursementDraft,
  reimbursementBody,
  reimbursementForm,
} from '../../../machines/reimbursement/reimbursement-form';
import { callActor } from '../../api/actor';
import { draftStore } from '../../platform/draft-store';
import { undoAll } from '../../platform/undo-all';
import { type Attachments, tellAttachments } from '../../wiring/actors/attachments';
import type { ReimbursementAddress } from '../../wiring/addresses/reimbursement-address';
import { loadRequester } from '../../wiring/calls/load-requester';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';
import { caseSubmissionLogic } from '../caseSubmission/wiring';
import { fetchingCall } from '../fetching/wiring';

interface Parts {
  deps: Pick<Deps, 'client' | 'policy' | 'browser' | 'session' | 'snackbars' | 'time' | 'noteActivity'>;
  attachments: Attachments;
  address: ReimbursementAddress;
  /** Opens a stored draft at once. */
  continuar?: boolean;
}

const minuteMs = 60_000;

export const reimbursementLogic = ({ deps, attachments, address, continuar = false }: Parts) => {
  const { client, policy, browser, session, time } = deps;
  const { codigoAfiliado } = session.getSnapshot().context;
  const call = callActor(client);
  const draft = draftStore({
    area: browser.local,
    now: time.now,
    codigoAfiliado,
    flow: 'reimbursement',
    schema: storedRequest<ReimbursementDraft>(reimbursementForm.kept),
  });
  const today = () => todayInSantoDomingo(time.now());
  const keep = (borrador: ReimbursementDraft, listas: Listas | null, antes: readonly string[] | null) =>
    draft.keep({
      borrador: fieldsToStore(reimbursementForm.kept, borrador, initialReimbursement(listas?.solicitante ?? null)),
      hora: time.now(),
      antes,
    } satisfies StoredRequest<ReimbursementDraft>);

  /** Queued, because an action runs before the snapshot has the next state. */
  const show = (self: { getSnapshot(): { value: StateValue } }, replace: boolean) =>
    queueMicrotask(() => {
      const step = stepOf(self.getSnapshot().value);
      if (step !== null) address.show(step, replace);
    });

  const logic = wire(reimbursementFlow, {
    actors: {
      llevarAdjuntos: attachments.logic,
      vigilar: fromCallback(({ sendBack }) => {
        const send: (event: Evento) => void = sendBack;
        let day = today();
        return undoAll([
          browser.page.onOnline((online) => online && send({ type: 'EN_LINEA' })),
          address.onStep((paso) => send({ type: 'IR', paso })),
          browser.clock.every(minuteMs, () => {
            if (today() !== day) send({ type: 'DIA', hoy: today() });
            day = today();
          }),
        ]);
      }),
      consultarListas: fromPromise(async ({ signal }) => {
        const [tipos, banks, solicitante] = await Promise.all([
          client.call(tipoReembolso, {}, signal),
          client.call(bancos, {}, signal),
          loadRequester(deps, signal),
        ]);
        return { tipos, bancos: banks, solicitante };
      }),
      consultarTerminos: fetchingCall(deps)(terminosReembolso, {}),
      consultarRequisitos: call(documentoTipoReembolso),
      enviarCaso: caseSubmissionLogic<Envio>({
        deps,
        forma: 'reembolso',
        request: ({ borrador, listas, versionTerminos }) => {
          if (listas === null) throw new Error('reimbursement: nothing was chosen');
          const fields = reimbursementBody(borrador, { ...listas, afiliados: listas.solicitante.afiliados });
          const images = [...attachments.files()];
          // Another back end may not know the field: without a version it stays away.
          const read = versionTerminos === '' ? {} : { versionTerminos };
          const sent = { query: { contrato: codigoAfiliado }, body: { images, ...fields, ...read } };
          return {
            content: JSON.stringify([fields, images.map(({ name, size }) => [name, size])]),
            send: (signal, tell) => client.call(solicitudReembolso, sent, signal, tell),
          };
        },
        keep: ({ borrador, listas }, antes) => keep(borrador, listas, antes),
        done: () => {
          draft.forget();
          attachments.forget();
        },
      }),
    },
    delays: {
      limiteCarga: chartLimitMs(policy.readLimitMs),
    },
    actions: {
      senalarFaltas: emit({ type: 'FALTAN_DATOS' }),
      pedirDocumentos: ({ context: { requisitos }, self }) => {
        if (requisitos !== null) tellAttachments(self, { type: 'REQUISITOS', requisitos: requirementsOf(requisitos) });
      },
      soltarDocumentos: ({ self }) => tellAttachments(self, { type: 'OLVIDAR' }),
      guardarBorrador: ({ context: { borrador, listas } }) => keep(borrador, listas, null),
      olvidarBorrador: () => draft.forget(),
      mostrarPaso: ({ self }) => show(self, false),
      corregirDireccion: ({ self }) => show(self, true),
      recargar: () => browser.replace(receiptAddress('reembolso')),
    },
  });
  return {
    logic,
    input: {
      hoy: today(),
      borrador: reimbursementForm.empty,
      archivosDeAntes: attachments.input,
      recuerdo: draft.read(),
      continuar,
    },
  };
};
