import { digest } from '../../engine/path-id';
import type { Script } from './test-script';

/** Changes with the sentences of a path; the path's id changes only with the events of the chart. */
export const fingerprint = ({ pasos }: Pick<Script, 'pasos'>): string =>
  // A spreadsheet takes 12e45 for a number.
  `h-${digest(pasos.map(({ accion, responde, debeVerse, estado }) => [accion, responde, debeVerse, estado].join('\n')).join('\n\n'))}`;
