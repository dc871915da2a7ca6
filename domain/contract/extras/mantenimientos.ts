import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { filled, maybeText } from '../words';

export const mantenimientos = endpoint({
  method: 'GET',
  path: 'extra/mantenimientos',
  access: 'public',
  safe: true,
  timeLimit: 'read',
  /**
   * Those that run, and those that begin within the hour. `llamadas` are names of the contract; `hasta` is empty when
   * nobody knows the end.
   */
  reply: v.array(v.object({ desde: filled, hasta: maybeText, llamadas: v.array(filled), frase: maybeText })),
});
