import { fromCallback, fromPromise } from 'xstate';
import { solicitudCambioCorreo } from '../../../domain/contract/autenticacion';
import { login } from '../../../domain/contract/login';
import type { DocumentType } from '../../../domain/rules/document/credentials';
import type { Notice } from '../../../domain/rules/notices/snackbars';
import { chartLimitMs, type Policy } from '../../../domain/rules/policy';
import type { Evento as EmailRequestEvent } from '../../../machines/emailRequest/emailRequest.machine';
import { emailRequestFlow } from '../../../machines/emailRequest/emailRequest.rules';
import { callActor } from '../../api/actor';
import type { Client } from '../../api/client';
import { onHistoryNavigation } from '../../platform/on-history-navigation';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';
import { emailRequestTexts } from './texts';

interface Parts {
  client: Client;
  policy: Policy;
  /** The document that the member logs in with. */
  document(): { tipoDocumento: DocumentType; documento: string };
  snackbars: Pick<Deps['snackbars'], 'send'>;
  endSession(): void;
}

const origen = 'emailRequest';

export const emailRequestLogic = ({ client, policy, document, snackbars, endSession }: Parts) => {
  // Queued until the transition has ended: the snackbar starts a timer of its own.
  const tell = (notice: Notice) => queueMicrotask(() => snackbars.send({ type: 'AVISAR', ...notice }));
  const limit = () => chartLimitMs(policy.writeLimitMs);
  return wire(emailRequestFlow, {
    actors: {
      comprobarClave: fromPromise(({ input: { clave }, signal }) =>
        client.call(login, { body: { identificacion: document(), clave } }, signal),
      ),
      solicitarCambio: callActor(client)(solicitudCambioCorreo),
      vigilarRetroceso: fromCallback(({ sendBack }) => {
        const send: (event: EmailRequestEvent) => void = sendBack;
        return onHistoryNavigation(() => send({ type: 'CERRAR' }));
      }),
    },
    delays: { limiteComprobar: limit, limiteSolicitar: limit },
    actions: {
      avisarConfirmada: () => tell({ tono: 'exito', origen, titulo: emailRequestTexts.confirmada }),
      // An older snackbar would cover the dialog.
      retirarAviso: () => snackbars.send({ type: 'RETIRAR', origen }),
      // Stays until closed: without opening that mail nothing changes.
      avisarSolicitado: () => tell({ tono: 'advertencia', titulo: emailRequestTexts.solicitado }),
      cerrarSesion: endSession,
    },
  });
};
