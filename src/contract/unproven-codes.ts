import type { CallName } from './index';

/**
 * Affiliate codes that a caller sends without a token of that member. `affiliate` cannot guard them;
 * the handler must, in the way written here.
 */
export const unprovenCodes: { readonly [C in CallName]?: { field: string; guardedBy: string } } = {
  preguntasSeguridad: {
    field: 'CodigoAfiliado',
    guardedBy: 'only accounts that are not active, within the limits per document and per address',
  },
  registrar: {
    field: 'codigoAfiliado',
    guardedBy: 'only accounts that are not active, within the limits per document and per address',
  },
  activarCuenta: {
    field: 'CodigoAfiliado',
    guardedBy: 'limit per address; with activationSigned the signature behind the dot',
  },
  generarSession: {
    field: 'codigoAfiliado',
    guardedBy: 'the order: its owner, invoice and amount in the database must be those of the request',
  },
};
