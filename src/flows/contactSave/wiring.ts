import { fromPromise } from 'xstate';
import { updateCorreo, updateDireccion, updateTelefonos } from '../../../domain/contract/afiliado';
import type { Request } from '../../../domain/contract/endpoint';
import type { ContactPart } from '../../../domain/rules/contact/contact-part';
import type { ContactSends } from '../../../domain/rules/contact/contact-sends';
import { chartLimitMs } from '../../../domain/rules/policy';
import type { Envio } from '../../../machines/contactSave/contactSave.machine';
import { contactSaveFlow } from '../../../machines/contactSave/contactSave.rules';
import type { Deps } from '../../wiring/deps';
import type { ContactSaveQueue } from '../../wiring/queues/contact-save-queue';
import { wire } from '../../wiring/wire';

/** What a form provides to have its contact data saved. */
interface Form {
  deps: Pick<Deps, 'policy'>;
  codigoAfiliado: string;
  saves: ContactSaveQueue;
  addressBody: (sent: Envio) => Request<typeof updateDireccion>['body'];
  /** Whether saving an e-mail requires the member's token. */
  emailAccess: 'member' | 'public';
  /** Stores the sent parts with the draft, so that an interrupted visit does not send them twice. */
  keep: (envios: ContactSends) => void;
  saved: (part: ContactPart) => void;
}

export const contactSaveLogic = ({ deps, codigoAfiliado, saves, addressBody, emailAccess, keep, saved }: Form) => {
  const query = { CodigoAfiliado: codigoAfiliado };
  const send: Readonly<Record<ContactPart, (sent: Envio, signal: AbortSignal) => Promise<unknown>>> = {
    telefonos: ({ borrador }, signal) => {
      const { telefonoCelular, telefonoResidencial } = borrador;
      const body = { TelefonoCelular: telefonoCelular.trim(), TelefonoResidencial: telefonoResidencial.trim() };
      return saves.save(updateTelefonos, { query, body }, signal);
    },
    direccion: (sent, signal) => saves.save(updateDireccion, { query, body: addressBody(sent) }, signal),
    correo: ({ borrador }, signal) => {
      const body = { CorreoElectronico: borrador.correo.trim() };
      return saves.save({ ...updateCorreo, access: emailAccess }, { query, body }, signal);
    },
  };
  return wire(contactSaveFlow, {
    actors: {
      guardarParte: fromPromise(({ input, signal }) => send[input.parte](input, signal)),
      comprobarContacto: fromPromise(({ signal }) => saves.look(signal)),
    },
    delays: {
      limiteCarga: chartLimitMs(deps.policy.readLimitMs),
      limiteGuardado: chartLimitMs(deps.policy.writeLimitMs),
    },
    actions: {
      conservarEnvios: ({ context }) => keep(context.envios),
      avisarGuardada: ({ context }) => saved(context.parte),
    },
  });
};
