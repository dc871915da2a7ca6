import * as v from 'valibot';
import type { PendingEmail } from '../../domain/rules/contact/pending-email';
import { draftPrefix } from './clear-drafts';
import { draftStore } from './draft-store';
import type { JsonStore } from './json-store';
import type { SafeStorage } from './storage';

const flow = 'correo';

const schema = v.object({
  correo: v.pipe(v.string(), v.includes('•••'), v.maxLength(254)),
  huella: v.pipe(v.string(), v.maxLength(4)),
}) satisfies v.GenericSchema<unknown, PendingEmail>;

interface Place {
  area: SafeStorage;
  now: () => number;
  codigoAfiliado: string;
}

/** The member's unconfirmed change of address, as long as its link may be valid. */
export const pendingEmailStore = (place: Place): JsonStore<PendingEmail> => draftStore({ ...place, flow, schema });

/** The link that confirms or reverts a change does not say whose it is. */
export const forgetPendingEmails = (area: SafeStorage): void => {
  for (const key of area.keys(draftPrefix)) if (key.endsWith(`_${flow}`)) area.remove(key);
};
