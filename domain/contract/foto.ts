import * as v from 'valibot';
import { endpoint } from './endpoint';
import { done } from './service-words';
import { affiliateCode, maybeText } from './words';

const whom = v.object({ codigoAfiliado: affiliateCode });

export const cargarfotoperfil = endpoint({
  method: 'POST',
  path: 'CRM/cargarfotoperfil',
  access: 'member',
  affiliate: [{ in: 'query', field: 'codigoAfiliado', whose: 'self' }],
  safe: false,
  timeLimit: 'upload',
  query: whom,
  bodyAs: 'longJson',
  /**
   * base64, with or without the prefix of a data URL. 2 MB (2097152 bytes) make 2796204 characters; the server checks
   * type and size by the bytes, with its own refusals.
   */
  body: v.object({
    foto: v.pipe(
      v.string(),
      v.maxLength(3_145_728),
      v.regex(/^(data:[\w.+-]+\/[\w.+-]+;base64,)?[A-Za-z\d+/]*={0,2}$/),
    ),
  }),
  reply: done,
});

export const obtenerfotoperfil = endpoint({
  method: 'GET',
  path: 'CRM/obtenerfotoperfil',
  access: 'member',
  affiliate: [{ in: 'query', field: 'codigoAfiliado', whose: 'selfOrMinors' }],
  safe: true,
  timeLimit: 'upload',
  query: whom,
  /** base64 of a JPG or PNG without the prefix of a data URL. Empty: no photo. */
  reply: maybeText,
});

export const eliminarFotoPerfil = endpoint({
  method: 'DELETE',
  path: 'CRM/eliminarFotoPerfil',
  access: 'member',
  affiliate: [{ in: 'query', field: 'codigoAfiliado', whose: 'self' }],
  safe: false,
  timeLimit: 'write',
  query: whom,
  reply: done,
});
