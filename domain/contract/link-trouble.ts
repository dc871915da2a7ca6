import type { LinkReading } from '../rules/links/link-reading';
import type { LinkFault } from './link-fault';

/** Why the link that was opened does not serve: as it was read, or as the service answered. The words are the charts'. */
export type LinkTrouble = Exclude<LinkReading, 'vigente'> | LinkFault;

const troubles: Record<LinkTrouble, true> = { ausente: true, invalido: true, vencido: true, usado: true };
const isTrouble = (word: unknown): word is LinkTrouble => typeof word === 'string' && Object.hasOwn(troubles, word);

/** Of the event that ended the reading, or a call with the link. One that cannot be read in time is a broken one. */
export const linkTroubleOf = (event: object): LinkTrouble => {
  const output: unknown = 'output' in event ? event.output : null;
  if (isTrouble(output)) return output;
  const { lectura, enlaceRechazado = lectura }: { lectura?: unknown; enlaceRechazado?: unknown } = Object(output);
  return isTrouble(enlaceRechazado) ? enlaceRechazado : 'invalido';
};
