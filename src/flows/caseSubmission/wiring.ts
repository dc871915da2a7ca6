import { fromCallback, fromPromise } from 'xstate';
import { updateTelefonos } from '../../../domain/contract/afiliado';
import { chartLimitMs, longestSendMs } from '../../../domain/rules/policy';
import type { CaseReceipt } from '../../../domain/rules/requests/case-receipt';
import { changedPhones, phonesBody } from '../../../domain/rules/requests/changed-phones';
import { type RequestForm, requestKinds } from '../../../domain/rules/requests/request-kinds';
import { reloadMs } from '../../../domain/rules/requests/send-limits';
import type { Evento } from '../../../machines/caseSubmission/caseSubmission.machine';
import { caseSubmissionFlow } from '../../../machines/caseSubmission/caseSubmission.rules';
import { caseReceiptStore } from '../../platform/case-receipt-store';
import { requestFormTexts as words } from '../../texts/request-form';
import type { Deps } from '../../wiring/deps';
import { caseRequestQueue } from '../../wiring/queues/case-request-queue';
import { wire } from '../../wiring/wire';

interface Progress {
  enviado: number;
  total: number;
}

/** What a form provides to have its request sent. */
interface Form<Envio> {
  deps: Pick<Deps, 'client' | 'policy' | 'browser' | 'session' | 'snackbars' | 'time' | 'noteActivity'>;
  forma: RequestForm;
  /** The call that creates the case, and the content that distinguishes this request from another. */
  request: (envio: Envio) => {
    content: string;
    send: (signal: AbortSignal, tell: (progress: Progress) => void) => Promise<string>;
  };
  /** Stores the known cases with the draft until the outcome of the request is known. */
  keep: (envio: Envio, antes: readonly string[] | null) => void;
  /** Called once the case exists and its receipt is stored. */
  done: () => void;
}

/** Sends the request of any form. The chart carries `Envio` without knowing its type. */
export const caseSubmissionLogic = <Envio>({ deps, forma, request, keep, done }: Form<Envio>) => {
  const { client, policy, browser, session, snackbars, time, noteActivity } = deps;
  const { codigoAfiliado } = session.getSnapshot().context;
  const kind = requestKinds.find((one) => one.forma === forma) ?? requestKinds[0];
  const cases = caseRequestQueue({ deps, tipoSolicitud: kind.codigo });
  const receipt = caseReceiptStore(browser.session, codigoAfiliado);
  // The chart received it as input from the form.
  const sent = (envio: unknown) => envio as Envio;
  // Queued until the transition has ended: the snackbar starts a timer of its own.
  const tell = (tono: 'exito' | 'error', titulo: string) =>
    queueMicrotask(() => snackbars.send({ type: 'AVISAR', origen: 'caseSubmission', tono, titulo }));

  let sendToChart: (event: Evento) => void = () => {};
  return wire(caseSubmissionFlow, {
    actors: {
      vigilarRed: fromCallback(({ sendBack }) => {
        sendToChart = sendBack;
        return browser.page.onOnline((online) => online && sendToChart({ type: 'EN_LINEA' }));
      }),
      guardarTelefonos: fromPromise(async ({ input: { telefonos }, signal }) => {
        const body = telefonos === null ? {} : phonesBody(telefonos.guardados, telefonos.escritos);
        await client.call(updateTelefonos, { query: { CodigoAfiliado: codigoAfiliado }, body }, signal);
      }),
      consultarCasos: cases.numbers,
      crearSolicitud: fromPromise(({ input, signal }) => {
        const { content, send } = request(sent(input.envio));
        return cases.create(content, signal, () =>
          send(signal, (progress) => {
            noteActivity('carga');
            if (!signal.aborted) sendToChart({ type: 'PROGRESO', ...progress });
          }),
        );
      }),
    },
    delays: {
      limiteGuardado: chartLimitMs(policy.writeLimitMs),
      limiteCasos: longestSendMs,
      limiteEnvio: longestSendMs,
      pausaRecarga: reloadMs,
    },
    actions: {
      avisarTelefonos: ({ context: { telefonos } }) => {
        if (telefonos === null) return;
        for (const field of changedPhones(telefonos.guardados, telefonos.escritos))
          tell('exito', words.telefonos[field]);
      },
      avisarSinTelefonos: () => tell('error', words.sinTelefonos),
      conservarEnvio: ({ context: { envio, antes } }) => keep(sent(envio), antes),
      olvidarEnvio: () => cases.forgetDoubt(),
      guardarRecibo: ({ context: { caso, telefonos, telefonosGuardados } }) => {
        const changed = telefonos !== null && changedPhones(telefonos.guardados, telefonos.escritos).length > 0;
        const sinTelefonos = changed && !telefonosGuardados;
        receipt.keep({ caso, tipo: forma, hora: time.now(), sinTelefonos } satisfies CaseReceipt);
        done();
      },
    },
  });
};
