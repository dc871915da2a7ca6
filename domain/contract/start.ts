import * as v from 'valibot';
import { endpoint } from './endpoint';
import { affiliateCode, askedText, filled, flag, maybeText, someOf, text } from './words';

/** The calls that every page needs before it is shown, of several services: the first bundle has only these. */

const account = v.object({ cedula: v.optional(askedText(30)), clave: v.optional(askedText(200)) });

/** Without an account the reference server uses its own; it also takes the account from the body. */
export const autenticarUsuarioAnonimo = endpoint({
  method: 'POST',
  path: 'Usuario/autenticarUsuarioAnonimo',
  access: 'public',
  safe: false,
  timeLimit: 'write',
  query: v.optional(account, {}),
  body: v.optional(account, {}),
  reply: v.object({ token: filled }),
});

export const getAfiliado = endpoint({
  method: 'GET',
  path: 'Afiliado/getAfiliado',
  access: 'member',
  affiliate: [{ in: 'query', field: 'CodigoAfiliado', whose: 'selfOrMinors' }],
  safe: true,
  timeLimit: 'read',
  query: v.object({ CodigoAfiliado: affiliateCode }),
  reply: someOf({ nombres: maybeText, apellidos: maybeText, regimen: maybeText, tipoAfiliacion: maybeText }),
});

const menuItem = {
  id: maybeText,
  titulo: text,
  icono: maybeText,
  url: maybeText,
  externo: v.nullish(flag, false),
  /** An item that does not say so is guarded. */
  requireLogin: v.nullish(flag, true),
};

export const menu = endpoint({
  method: 'GET',
  path: 'Ajuste/menu',
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  reply: v.array(v.object({ ...menuItem, hijos: v.nullish(v.array(v.object(menuItem)), []) })),
  envelope: ['result'],
});

export const flags = endpoint({
  method: 'GET',
  path: 'utility/feature/flags',
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  /** A flag that does not say so is off. */
  reply: v.array(v.object({ nombre: text, esWeb: v.nullish(flag, false) })),
  envelope: ['result'],
});
