import { datoscontactos } from '../../../domain/contract/login';
import { datospersonales } from '../../../domain/contract/nucleo';
import { isHolder } from '../../../domain/rules/plan/regime';
import { applicantsOf } from '../../../domain/rules/requests/applicant';
import { type Requester, requesterContact } from '../../../domain/rules/requests/requester';
import type { Deps } from '../deps';

/** Loads the affiliates that the member may make requests for, and the member's own data, which prefill the forms. */
export const loadRequester = async (
  { client, session }: Pick<Deps, 'client' | 'session'>,
  signal: AbortSignal,
): Promise<Requester> => {
  const { codigoAfiliado, tipoAfiliacion } = session.getSnapshot().context;
  const query = { codigoAfiliado };
  const [core, contact] = await Promise.all([
    client.call(datospersonales, { query }, signal),
    client.call(datoscontactos, { query }, signal),
  ]);
  return {
    afiliados: applicantsOf(core, isHolder(tipoAfiliacion)),
    cedula: core.datosPersonales.documentoIdentidad,
    ...requesterContact(contact),
  };
};
