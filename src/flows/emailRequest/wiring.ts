import { emit, fromCallback, fromPromise } from 'xstate';
import { solicitudCambioCorreo } from '../../../domain/contract/autenticacion';
import { login } from '../../../domain/contract/login';
import { type PendingEmail, pendingEmail } from '../../../domain/rules/contact/pending-email';
import type { DocumentType } from '../../../domain/rules/document/credentials';
import { chartLimitMs, type Policy } from '../../../domain/rules/policy';
import type { Evento as EmailRequestEvent } from '../../../machines/emailRequest/emailRequest.machine';
import { emailRequestFlow } from '../../../machines/emailRequest/emailRequest.rules';
import { callActor } from '../../api/actor';
import type { Client } from '../../api/client';
import { onHistoryNavigation } from '../../platform/on-history-navigation';
import { wire } from '../../wiring/wire';

interface Parts {
  client: Client;
  policy: Policy;
  /** The document that the member logs in with. */
  document(): { tipoDocumento: DocumentType; documento: string };
  /** Keeps a requested change until it is confirmed. */
  remember(change: PendingEmail): void;
  endSession(): void;
}

export const emailRequestLogic = ({ client, policy, document, remember, endSession }: Parts) => {
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
      senalarFaltas: emit({ type: 'FALTAN_DATOS' }),
      recordarCambio: ({ context }) => remember(pendingEmail(context.borrador.correo)),
      cerrarSesion: endSession,
    },
  });
};
