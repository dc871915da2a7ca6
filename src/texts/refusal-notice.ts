import type { CallName, Contract } from '../../domain/contract';
import type { Answered } from '../../domain/contract/call-result';
import type { CodeOf } from '../../domain/contract/endpoint';
import type { Notice } from './problem';

interface Words {
  /** In place of the server's own sentence, where it gave none. */
  titulo?: string;
  /** What to do next. */
  siguiente?: string;
}

/** The words of a call by its codes; a code that the contract does not know does not compile. */
export type Refusals<Call extends CallName> = { readonly [K in CodeOf<Contract[Call]> | 'otro']?: Words };

/** As they are looked up. */
export type RefusalWords = Readonly<Partial<Record<number | 'otro', Words>>>;

const general = 'Favor intente más tarde.';

/** The one order in which a refusal finds its words: the server's, the code's in this call, the general ones. */
export const refusalNotice = (said: RefusalWords, { codigo, mensaje }: Answered): Notice => {
  const { titulo = general, siguiente = '' } = said[codigo] ?? {};
  return { titulo: mensaje.trim() || titulo, detalle: siguiente };
};
