import type { CallName, Contract } from '../../domain/contract';
import type { Answered } from '../../domain/contract/call-result';
import type { CodeOf } from '../../domain/contract/endpoint';
import type { Notice } from './problem';

interface Words {
  /** Used if the server sent no sentence. */
  titulo?: string;
  /** What to do next. */
  siguiente?: string;
}

/** The texts of a call by code; a code that the contract does not have does not compile. */
export type Refusals<Call extends CallName> = { readonly [K in CodeOf<Contract[Call]> | 'otro']?: Words };

/** The same texts, indexed by any code. */
export type RefusalWords = Readonly<Partial<Record<number | 'otro', Words>>>;

const general = 'Favor intente más tarde.';

/** Order of precedence for a refusal's text: the server's, the call's by code, the general one. */
export const refusalNotice = (said: RefusalWords, { codigo, mensaje }: Answered): Notice => {
  const { titulo = general, siguiente = '' } = said[codigo] ?? {};
  return { titulo: mensaje.trim() || titulo, detalle: siguiente };
};
