import { recoverFlow } from '../../../machines/recover/recover.rules';
import { callActor } from '../../api/actor';
import type { DialogParts } from '../../app/login-address';
import { wire } from '../../app/wire';
import { solicitarCambioClave } from '../../contract/autenticacion';
import { chartLimitMs } from '../../rules/policy';
import { accessRefusal } from '../../texts/access-codes';
import { recoverTexts } from './texts';

export const recoverLogic = ({ app: { client, snackbars, policy }, address, typed, carry }: DialogParts) => {
  const logic = wire(recoverFlow, {
    actors: { solicitar: callActor(client)(solicitarCambioClave) },
    delays: { limiteSolicitud: chartLimitMs(policy.writeLimitMs) },
    actions: {
      despedir: ({ context }) =>
        snackbars.send({
          type: 'AVISAR',
          tono: 'exito',
          origen: 'recover',
          titulo: accessRefusal('solicitarCambioClave', 1007, context.mensaje),
          detalle: recoverTexts.revisar,
        }),
      cerrar: ({ context }) => {
        carry(context);
        address.close();
      },
    },
  });
  const { tipoDocumento, documento } = typed();
  return { logic, input: { tipoDocumento, documento } };
};
