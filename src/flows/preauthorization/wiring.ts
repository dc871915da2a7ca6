import { fromCallback, fromPromise } from 'xstate';
import type { Evento } from '../../../machines/preauthorization/preauthorization.machine';
import { preauthorizationFlow } from '../../../machines/preauthorization/preauthorization.rules';
import { callActor } from '../../api/actor';
import { solicitudPreAutorizacion } from '../../contract/crm';
import { nucleoCarnet } from '../../contract/nucleo';
import { documentosRequeridos, solicitudTiposAutorizacion } from '../../contract/utility';
import { caseReceiptStore } from '../../platform/case-receipt-store';
import { draftStore } from '../../platform/draft-store';
import { undoAll } from '../../platform/undo-all';
import { preauthorizationDocuments } from '../../rules/attachments/preauthorization-documents';
import { requirementsOf } from '../../rules/attachments/requirements-of';
import { chartLimitMs, longestSendMs } from '../../rules/policy';
import { authorizationTypes, typeAt } from '../../rules/preauthorization/authorization-types';
import { begunPreauthorization } from '../../rules/preauthorization/begun-preauthorization';
import { knownNss } from '../../rules/preauthorization/known-nss';
import { preauthorizationBody } from '../../rules/preauthorization/preauthorization-body';
import {
  keptPreauthorizationFields,
  type PreauthorizationDraft,
} from '../../rules/preauthorization/preauthorization-draft';
import type { CaseReceipt } from '../../rules/requests/case-receipt';
import { keptFieldsOf } from '../../rules/requests/kept-fields-of';
import { type KeptRequest, keptRequest } from '../../rules/requests/kept-request';
import { reloadMs } from '../../rules/requests/send-limits';
import { applying } from '../../wiring/applying';
import { type AttachmentsBeside, attachedFiles, onAttachments } from '../../wiring/attachments-beside';
import { caseTurns } from '../../wiring/case-turns';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

interface Parts {
  deps: Pick<Deps, 'client' | 'policy' | 'browser' | 'session' | 'time' | 'noteActivity'>;
  attached: AttachmentsBeside;
}

export const preauthorizationLogic = ({ deps, attached }: Parts) => {
  const { client, policy, browser, session, time, noteActivity } = deps;
  const { codigoAfiliado } = session.getSnapshot().context;
  const cases = caseTurns({ deps, tipoSolicitud: '4' });
  const draft = draftStore(browser.local, time.now, codigoAfiliado, 'preauthorization');
  const receipt = caseReceiptStore(browser.session, codigoAfiliado);

  const logic = wire(preauthorizationFlow, {
    actors: {
      vigilar: fromCallback(({ sendBack }) => {
        const send: (event: Evento) => void = sendBack;
        return undoAll([
          browser.page.onOnline((online) => online && send({ type: 'EN_LINEA' })),
          onAttachments(attached, (adjuntos) => send({ type: 'ADJUNTOS', adjuntos })),
        ]);
      }),
      consultarListas: fromPromise(async ({ signal }) => {
        const [types, solicitante, cards] = await Promise.all([
          client.call(solicitudTiposAutorizacion, {}, signal),
          applying(deps, signal),
          // Where no card tells a number it is written by hand.
          client.call(nucleoCarnet, { query: { CodigoAfiliado: codigoAfiliado } }, signal).catch(() => []),
        ]);
        return { tipos: authorizationTypes(types), solicitante, nss: knownNss(cards) };
      }),
      consultarRequisitos: callActor(client)(documentosRequeridos),
      consultarCasos: cases.numbers,
      crearSolicitud: fromPromise(async ({ input: { borrador, listas }, signal, self }) => {
        if (listas === null) throw new Error('preauthorization: nothing was chosen');
        const fields = preauthorizationBody(borrador, { ...listas, afiliados: listas.solicitante.afiliados });
        const images = [...attachedFiles(attached)];
        const content = JSON.stringify([fields, images.map(({ name, size }) => [name, size])]);
        return cases.create(content, signal, async () => {
          const request = { query: { contrato: codigoAfiliado }, body: { images, ...fields } };
          return client.call(solicitudPreAutorizacion, request, signal, (progress) => {
            noteActivity('carga');
            const told: Evento = { type: 'PROGRESO', ...progress };
            if (!signal.aborted) self._parent?.send(told);
          });
        });
      }),
    },
    delays: {
      limiteCarga: chartLimitMs(policy.readLimitMs),
      limiteCasos: longestSendMs,
      limiteEnvio: longestSendMs,
      pausaRecarga: reloadMs,
    },
    actions: {
      pedirDocumentos: ({ context: { requisitos, listas, borrador } }) => {
        const tipo = typeAt(listas?.tipos ?? [], borrador.tipo)?.nombre ?? '';
        if (requisitos !== null)
          attached.actor.send({
            type: 'REQUISITOS',
            requisitos: requirementsOf(requisitos, { table: preauthorizationDocuments(tipo), formats: ['jpg'] }),
          });
      },
      soltarDocumentos: () => attached.actor.send({ type: 'OLVIDAR' }),
      guardarBorrador: ({ context: { borrador, antes, listas } }) =>
        draft.keep({
          borrador: keptFieldsOf(keptPreauthorizationFields, borrador, begunPreauthorization(listas)),
          hora: time.now(),
          antes,
        } satisfies KeptRequest<PreauthorizationDraft>),
      olvidarEnvio: () => cases.forgetDoubt(),
      olvidarBorrador: () => draft.forget(),
      guardarRecibo: ({ context: { caso } }) =>
        receipt.keep({ caso, tipo: 'preautorizacion', hora: time.now(), sinTelefonos: false } satisfies CaseReceipt),
      recargar: () => browser.reload(),
    },
  });
  return {
    logic,
    input: {
      codigoAfiliado,
      recuerdo: keptRequest<PreauthorizationDraft>(keptPreauthorizationFields, draft.read()),
    },
  };
};
