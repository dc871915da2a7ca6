import * as v from 'valibot';
import type { LinkReading } from '../rules/links/link-reading';
import type { LinkFault } from './link-fault';

/** Why the opened link is invalid: by its own claims, or by the service's answer. Charts use these words. */
export type LinkTrouble = Exclude<LinkReading, 'vigente'> | LinkFault;

const word = v.picklist(['ausente', 'invalido', 'vencido', 'usado'] satisfies LinkTrouble[]);
const trouble = v.union([
  word,
  v.pipe(
    v.object({ enlaceRechazado: word }),
    v.transform(({ enlaceRechazado }) => enlaceRechazado),
  ),
  v.pipe(
    v.object({ lectura: word }),
    v.transform(({ lectura }) => lectura),
  ),
]);

/** Of the event that ended the reading, or a call with the link. One that cannot be read in time is a broken one. */
export const linkTroubleOf = (event: object): LinkTrouble =>
  v.parse(v.fallback(trouble, 'invalido'), 'output' in event ? event.output : null);
