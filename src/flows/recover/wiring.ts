import { emit } from 'xstate';
import { solicitarCambioClave } from '../../../domain/contract/autenticacion';
import { maskedEmail } from '../../../domain/rules/contact/email';
import { chartLimitMs } from '../../../domain/rules/policy';
import { recoverFlow } from '../../../machines/recover/recover.rules';
import { callActor } from '../../api/actor';
import { waitingMail } from '../../platform/waiting-mail';
import { answerNotice } from '../../texts/refusals';
import type { DialogParts } from '../../wiring/addresses/login-address';
import { wire } from '../../wiring/wire';

export type RecoverParts = Pick<DialogParts, 'deps' | 'typed' | 'carry'> & {
  address: Pick<DialogParts['address'], 'close'>;
};

export const recoverLogic = ({
  deps: { client, browser, time, snackbars, policy },
  address,
  typed,
  carry,
}: RecoverParts) => {
  const logic = wire(recoverFlow, {
    actors: { solicitar: callActor(client)(solicitarCambioClave) },
    delays: { limiteSolicitud: chartLimitMs(policy.writeLimitMs) },
    actions: {
      senalarFaltas: emit({ type: 'FALTAN_DATOS' }),
      despedir: ({ context: { respuesta } }) =>
        respuesta !== null &&
        snackbars.send({
          type: 'AVISAR',
          tono: 'exito',
          origen: 'recover',
          ...answerNotice('solicitarCambioClave', respuesta),
        }),
      esperarCorreo: ({ context: { borrador } }) =>
        waitingMail(browser.session).keep({
          asunto: 'recuperacion',
          correo: maskedEmail(borrador.correo.trim()),
          desde: time.now(),
        }),
      cerrar: ({ context }) => {
        carry(context.borrador);
        address.close();
      },
    },
  });
  const { tipoDocumento, documento } = typed();
  return { logic, input: { tipoDocumento, documento } };
};
