/** Why mails do not reach a member; null: nothing is known against it. */
export type MailTrouble = { kind: 'noLlega'; correo: string; desde: string } | { kind: 'sinCorreo' } | null;

/** null: the server does not offer the answer. */
export const mailTrouble = (answer: Record<'estado' | 'correo' | 'desde', string> | null): MailTrouble => {
  if (answer?.estado === 'noLlega') return { kind: 'noLlega', correo: answer.correo, desde: answer.desde };
  return answer?.estado === 'sinCorreo' ? { kind: 'sinCorreo' } : null;
};
