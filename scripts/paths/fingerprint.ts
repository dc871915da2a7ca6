import { digest } from '../../engine/path-id';
import type { Script } from './test-script';

/** Changes with what a tester does or must see; the path's id changes with the events of the chart alone. */
export const fingerprint = ({ pasos }: Pick<Script, 'pasos'>): string =>
  // A spreadsheet takes 12e45 for a number.
  `h-${digest(pasos.map(({ accion, responde, debeVerse, estado }) => [accion, responde, debeVerse, estado].join('\n')).join('\n\n'))}`;
