import { type AnyActorRef, fromCallback, fromPromise } from 'xstate';
import { callActor } from '../api/actor';
import { updateTelefonos } from '../contract/afiliado';
import type { Reply } from '../contract/endpoint';
import { datoscontactos } from '../contract/login';
import { datospersonales } from '../contract/nucleo';
import { documentosRequeridos } from '../contract/utility';
import { caseReceiptStore } from '../platform/case-receipt-store';
import { draftStore } from '../platform/draft-store';
import { undoAll } from '../platform/undo-all';
import { type Affiliating, affiliatingOf } from '../rules/affiliation/affiliating';
import { lackingDocuments, type Papers, wantedDocuments } from '../rules/affiliation/affiliation-documents';
import { type KeptAffiliation, keptAffiliation } from '../rules/affiliation/kept-affiliation';
import { type AttachmentNews, attachmentNews } from '../rules/attachments/attachment-news';
import { chartLimitMs, longestSendMs } from '../rules/policy';
import type { CaseReceipt } from '../rules/requests/case-receipt';
import type { PhoneField } from '../rules/requests/changed-phones';
import { keptFieldsOf } from '../rules/requests/kept-fields-of';
import { reloadMs } from '../rules/requests/send-limits';
import { requestFormTexts as words } from '../texts/request-form';
import { affiliationPlace } from './affiliation-place';
import type { AttachmentsBeside } from './attachments-beside';
import { caseTurns } from './case-turns';
import type { Deps } from './deps';
import { documentTurns } from './document-turns';

interface Form<Draft> {
  deps: Pick<Deps, 'client' | 'policy' | 'browser' | 'session' | 'snackbars' | 'time' | 'noteActivity'>;
  attached: AttachmentsBeside;
  /** Of the case that is given what it lacks; null: a new request. */
  numeroCaso: string | null;
  /** To the case that was given it. */
  leave(caso: string): void;
  /** Of the flow: what it says and keeps goes by this name. */
  flow: 'holderAffiliation' | 'dependentAffiliation';
  tipo: { codigo: '1' | '2'; forma: 'titular' | 'dependiente' };
  papers: Papers;
  keptFields: readonly (keyof Draft & string)[];
  /** The form as what is known of whoever asks begins it. */
  begun(known: Affiliating | null): Draft;
  /** The phones of the member that the form has changed. */
  changed(known: Affiliating, draft: Draft): readonly PhoneField[];
  /** The call that creates the case. */
  create(draft: Draft, contrato: string, signal: AbortSignal): Promise<string>;
}

type Told =
  | { type: 'EN_LINEA' }
  | { type: 'ADJUNTOS'; adjuntos: AttachmentNews; archivos: number }
  | { type: 'PROGRESO'; enviado: number; total: number };
type Requisitos = Reply<typeof documentosRequeridos> | null;
interface Kept<Draft> {
  borrador: Draft;
  antes: readonly string[] | null;
  caso: string;
  solicitante: Affiliating | null;
}

/** What the two forms of affiliation have in common around their charts. */
export const affiliationParts = <Draft extends Readonly<Record<keyof Draft, string>>>({
  deps,
  attached,
  numeroCaso,
  leave,
  flow,
  tipo: { codigo, forma },
  papers,
  keptFields,
  begun,
  changed,
  create,
}: Form<Draft>) => {
  const { client, policy, browser, session, snackbars, time } = deps;
  const { codigoAfiliado } = session.getSnapshot().context;
  const call = callActor(client);
  const cases = caseTurns({ deps, tipoSolicitud: codigo });
  const papersOf = documentTurns({ deps, attached });
  const draft = draftStore(browser.local, time.now, codigoAfiliado, affiliationPlace(flow, numeroCaso));
  const receipt = caseReceiptStore(browser.session, codigoAfiliado);
  // After the action that tells it: the notice starts a timer of its own.
  const tell = (tono: 'exito' | 'error', titulo: string) =>
    queueMicrotask(() => snackbars.send({ type: 'AVISAR', origen: flow, tono, titulo }));
  const changedIn = ({ solicitante, borrador }: Pick<Kept<Draft>, 'solicitante' | 'borrador'>) =>
    solicitante === null ? [] : changed(solicitante, borrador);
  const tellUp = ({ _parent }: { _parent?: AnyActorRef | undefined }, told: Told) => _parent?.send(told);

  return {
    actors: {
      vigilar: fromCallback(({ sendBack }) => {
        const send: (told: Told) => void = sendBack;
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
      consultarSolicitante: fromPromise<Affiliating>(async ({ signal }) => {
        const query = { codigoAfiliado };
        const [core, contact] = await Promise.all([
          client.call(datospersonales, { query }, signal),
          client.call(datoscontactos, { query }, signal),
        ]);
        return affiliatingOf(core.datosPersonales, contact);
      }),
      consultarRequisitos: call(documentosRequeridos),
      guardarTelefonos: call(updateTelefonos),
      consultarCasos: cases.numbers,
      crearSolicitud: fromPromise<string, Draft>(({ input, signal }) =>
        cases.create(JSON.stringify(input), signal, () => create(input, codigoAfiliado, signal)),
      ),
      cargarDocumentos: fromPromise<void, { caso: string }>(({ input, signal, self }) =>
        papersOf.upload(input.caso, signal, (progress) => tellUp(self, { type: 'PROGRESO', ...progress })),
      ),
      buscarDocumentos: fromPromise<
        { faltan: readonly string[]; llegaron: boolean },
        { caso: string; requisitos: Requisitos }
      >(async ({ input: { caso, requisitos }, signal }) => {
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
      pedirDocumentos: ({ context }: { context: { requisitos: Requisitos; faltan: readonly string[] } }) => {
        const requisitos = wantedDocuments(context.requisitos ?? [], papers, context.faltan);
        attached.actor.send({ type: 'REQUISITOS', requisitos });
      },
      soltarDocumentos: () => attached.actor.send({ type: 'OLVIDAR' }),
      avisarTelefonos: ({ context }: { context: Kept<Draft> }) => {
        for (const field of changedIn(context)) tell('exito', words.telefonos[field]);
      },
      avisarSinTelefonos: () => tell('error', words.sinTelefonos),
      guardarBorrador: ({ context: { borrador, antes, caso, solicitante } }: { context: Kept<Draft> }) =>
        draft.keep({
          borrador: keptFieldsOf(keptFields, borrador, begun(solicitante)),
          hora: time.now(),
          antes,
          caso: caso === '' ? null : caso,
        } satisfies KeptAffiliation<Draft>),
      olvidarBorrador: () => draft.forget(),
      olvidarEnvio: () => cases.forgetDoubt(),
      olvidarCarga: () => papersOf.forget(),
      guardarRecibo: ({ context }: { context: Kept<Draft> }) => {
        if (numeroCaso !== null) return;
        // One that was stored is no longer another than the known one.
        const sinTelefonos = changedIn(context).length > 0;
        receipt.keep({ caso: context.caso, tipo: forma, hora: time.now(), sinTelefonos } satisfies CaseReceipt);
      },
      recargar: () => (numeroCaso === null ? browser.reload() : leave(numeroCaso)),
    },
    input: {
      codigoAfiliado,
      recuerdo:
        numeroCaso === null
          ? keptAffiliation<Draft>(keptFields, draft.read())
          : { borrador: {}, hora: time.now(), antes: null, caso: numeroCaso },
    },
  };
};
