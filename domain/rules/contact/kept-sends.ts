import * as v from 'valibot';
import { storedText } from '../form/stored-text';

const send = v.object({ contenido: storedText, confirmado: v.boolean() });
// One that cannot be read is as good as none.
const kept = v.fallback(v.optional(send), undefined);

/** What was kept of what was sent, as far as it can be read. */
export const keptSends = v.fallback(v.object({ telefonos: kept, direccion: kept, correo: kept }), {});
