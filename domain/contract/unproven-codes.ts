import type { CallName } from './index';

/** Affiliate codes that `affiliate` cannot guard, mostly because no member's token comes with them: the handler must. */
export const unprovenCodes: { readonly [C in CallName]?: { field: string; guardedBy: string } } = {
  preguntasSeguridad: {
    field: 'CodigoAfiliado',
    guardedBy: 'only accounts that are not active, within the limits per document and per address',
  },
  preguntasRegistro: {
    field: 'CodigoAfiliado',
    guardedBy: 'no answers; only accounts that are not active, within the limits per document and per address',
  },
  registrar: {
    field: 'codigoAfiliado',
    guardedBy:
      'only accounts that are not active, within the limits per document and per address; with IDENTITY_ANSWERS=servidor the pass',
  },
  activarCuenta: {
    field: 'CodigoAfiliado',
    guardedBy: 'limit per address; with activationSigned the signature behind the dot',
  },
  bitacoraNuevo: {
    field: 'documento',
    guardedBy: 'nothing: it is data of the entry, whose author, time and address come from the token and the server',
  },
  generarSession: {
    field: 'codigoAfiliado',
    guardedBy: 'the order: its owner, invoice and amount in the database must be those of the request',
  },
};
