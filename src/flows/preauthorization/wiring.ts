import { fromCallback, fromPromise } from 'xstate';
import type { Envio, Evento, Listas } from '../../../machines/preauthorization/preauthorization.machine';
import { preauthorizationFlow } from '../../../machines/preauthorization/preauthorization.rules';
import { callActor } from '../../api/actor';
import { solicitudPreAutorizacion } from '../../contract/crm';
import { nucleoCarnet } from '../../contract/nucleo';
import { documentosRequeridos, solicitudTiposAutorizacion } from '../../contract/utility';
import { draftStore } from '../../platform/draft-store';
import { undoAll } from '../../platform/undo-all';
import { preauthorizationDocuments } from '../../rules/attachments/preauthorization-documents';
import { requirementsOf } from '../../rules/attachments/requirements-of';
import { chartLimitMs } from '../../rules/policy';
import { authorizationTypes, typeAt } from '../../rules/preauthorization/authorization-types';
import {
  begunPreauthorization,
  knownNss,
  type PreauthorizationDraft,
  preauthorizationBody,
  preauthorizationForm,
} from '../../rules/preauthorization/preauthorization-form';
import { keptFieldsOf } from '../../rules/requests/kept-fields-of';
import { type KeptRequest, keptRequest } from '../../rules/requests/kept-request';
import { applying } from '../../wiring/applying';
import { type AttachmentsBeside, attachedFiles, onAttachments } from '../../wiring/attachments-beside';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';
import { caseSubmissionLogic } from '../caseSubmission/wiring';

interface Parts {
  deps: Pick<Deps, 'client' | 'policy' | 'browser' | 'session' | 'snackbars' | 'time' | 'noteActivity'>;
  attached: AttachmentsBeside;
}

export const preauthorizationLogic = ({ deps, attached }: Parts) => {
  const { client, policy, browser, session, time } = deps;
  const { codigoAfiliado } = session.getSnapshot().context;
  const draft = draftStore(browser.local, time.now, codigoAfiliado, 'preauthorization');
  const keep = (borrador: PreauthorizationDraft, listas: Listas | null, antes: readonly string[] | null) =>
    draft.keep({
      borrador: keptFieldsOf(preauthorizationForm.kept, borrador, begunPreauthorization(listas)),
      hora: time.now(),
      antes,
    } satisfies KeptRequest<PreauthorizationDraft>);

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
      enviarCaso: caseSubmissionLogic<Envio>({
        deps,
        forma: 'preautorizacion',
        request: ({ borrador, listas }) => {
          if (listas === null) throw new Error('preauthorization: nothing was chosen');
          const fields = preauthorizationBody(borrador, { ...listas, afiliados: listas.solicitante.afiliados });
          const images = [...attachedFiles(attached)];
          const sent = { query: { contrato: codigoAfiliado }, body: { images, ...fields } };
          return {
            content: JSON.stringify([fields, images.map(({ name, size }) => [name, size])]),
            send: (signal, tell) => client.call(solicitudPreAutorizacion, sent, signal, tell),
          };
        },
        keep: ({ borrador, listas }, antes) => keep(borrador, listas, antes),
        done: () => {
          draft.forget();
          attached.actor.send({ type: 'OLVIDAR' });
        },
      }),
    },
    delays: {
      limiteCarga: chartLimitMs(policy.readLimitMs),
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
      guardarBorrador: ({ context: { borrador, listas } }) => keep(borrador, listas, null),
      olvidarBorrador: () => draft.forget(),
      recargar: () => browser.reload(),
    },
  });
  return {
    logic,
    input: {
      borrador: preauthorizationForm.empty,
      recuerdo: keptRequest<PreauthorizationDraft>(preauthorizationForm.kept, draft.read()),
    },
  };
};
