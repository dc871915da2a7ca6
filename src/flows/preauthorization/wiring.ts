import { emit, fromCallback, fromPromise } from 'xstate';
import { solicitudPreAutorizacion } from '../../../domain/contract/crm';
import { nucleoCarnet } from '../../../domain/contract/nucleo';
import { documentosRequeridos, solicitudTiposAutorizacion } from '../../../domain/contract/utility';
import { preauthorizationDocuments } from '../../../domain/rules/attachments/preauthorization-documents';
import { requirementsOf } from '../../../domain/rules/attachments/requirements-of';
import { fieldsToStore } from '../../../domain/rules/form/parse-stored';
import { chartLimitMs } from '../../../domain/rules/policy';
import { receiptAddress } from '../../../domain/rules/requests/case-receipt';
import { type StoredRequest, storedRequest } from '../../../domain/rules/requests/stored-request';
import { authorizationTypes, typeAt } from '../../../machines/preauthorization/authorization-types';
import type { Envio, Evento, Listas } from '../../../machines/preauthorization/preauthorization.machine';
import { preauthorizationFlow } from '../../../machines/preauthorization/preauthorization.rules';
import {
  initialPreauthorization,
  knownNss,
  type PreauthorizationDraft,
  preauthorizationBody,
  preauthorizationForm,
} from '../../../machines/preauthorization/preauthorization-form';
import { callActor } from '../../api/actor';
import { draftStore } from '../../platform/draft-store';
import { type Attachments, tellAttachments } from '../../wiring/actors/attachments';
import { loadRequester } from '../../wiring/calls/load-requester';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';
import { caseSubmissionLogic } from '../caseSubmission/wiring';

interface Parts {
  deps: Pick<Deps, 'client' | 'policy' | 'browser' | 'session' | 'snackbars' | 'time' | 'noteActivity'>;
  attachments: Attachments;
  /** Opens a stored draft at once. */
  continuar?: boolean;
}

export const preauthorizationLogic = ({ deps, attachments, continuar = false }: Parts) => {
  const { client, policy, browser, session, time } = deps;
  const { codigoAfiliado } = session.getSnapshot().context;
  const draft = draftStore({
    area: browser.local,
    now: time.now,
    codigoAfiliado,
    flow: 'preauthorization',
    schema: storedRequest<PreauthorizationDraft>(preauthorizationForm.kept),
  });
  const keep = (borrador: PreauthorizationDraft, listas: Listas | null, antes: readonly string[] | null) =>
    draft.keep({
      borrador: fieldsToStore(preauthorizationForm.kept, borrador, initialPreauthorization(listas)),
      hora: time.now(),
      antes,
    } satisfies StoredRequest<PreauthorizationDraft>);

  const logic = wire(preauthorizationFlow, {
    actors: {
      llevarAdjuntos: attachments.logic,
      vigilar: fromCallback(({ sendBack }) => {
        const send: (event: Evento) => void = sendBack;
        return browser.page.onOnline((online) => online && send({ type: 'EN_LINEA' }));
      }),
      consultarListas: fromPromise(async ({ signal }) => {
        const [types, solicitante, cards] = await Promise.all([
          client.call(solicitudTiposAutorizacion, {}, signal),
          loadRequester(deps, signal),
          // Without a number on the card the member types it.
          client.call(nucleoCarnet, { query: { CodigoAfiliado: codigoAfiliado } }, signal).catch(() => []),
        ]);
        return { tipos: authorizationTypes(types), solicitante, nss: knownNss(cards) };
      }),
      consultarRequisitos: callActor(client)(documentosRequeridos),
      enviarCaso: caseSubmissionLogic<Envio>({
        deps,
        forma: 'preautorizacion',
        request: ({ borrador, listas }) => {
          if (listas === null) throw new Error('preauthorization: nothing was chosen');
          const fields = preauthorizationBody(borrador, { ...listas, afiliados: listas.solicitante.afiliados });
          const images = [...attachments.files()];
          const sent = { query: { contrato: codigoAfiliado }, body: { images, ...fields } };
          return {
            content: JSON.stringify([fields, images.map(({ name, size }) => [name, size])]),
            send: (signal, tell) => client.call(solicitudPreAutorizacion, sent, signal, tell),
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
      pedirDocumentos: ({ context: { requisitos, listas, borrador }, self }) => {
        const tipo = typeAt(listas?.tipos ?? [], borrador.tipo)?.nombre ?? '';
        if (requisitos !== null)
          tellAttachments(self, {
            type: 'REQUISITOS',
            requisitos: requirementsOf(requisitos, { table: preauthorizationDocuments(tipo), formats: ['jpg'] }),
          });
      },
      soltarDocumentos: ({ self }) => tellAttachments(self, { type: 'OLVIDAR' }),
      guardarBorrador: ({ context: { borrador, listas } }) => keep(borrador, listas, null),
      olvidarBorrador: () => draft.forget(),
      recargar: () => browser.replace(receiptAddress('preautorizacion')),
    },
  });
  return {
    logic,
    input: {
      borrador: preauthorizationForm.empty,
      archivosDeAntes: attachments.input,
      recuerdo: draft.read(),
      continuar,
    },
  };
};
