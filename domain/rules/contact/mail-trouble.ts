import type { Reply } from '../../contract/endpoint';
import type { correoAvisos } from '../../contract/extras/avisos-correo';

/** Why mails do not reach a member; null: nothing is known against it. */
export type MailTrouble = { kind: 'noLlega'; correo: string; desde: string } | { kind: 'sinCorreo' } | null;

/** null: the server does not offer the answer. */
export const mailTrouble = (answer: Reply<typeof correoAvisos> | null): MailTrouble => {
  if (answer?.estado === 'noLlega') return { kind: 'noLlega', correo: answer.correo, desde: answer.desde };
  return answer?.estado === 'sinCorreo' ? { kind: 'sinCorreo' } : null;
};
