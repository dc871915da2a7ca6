import type { ReactNode } from 'react';
import type { MailTrouble as Trouble } from '../../domain/rules/contact/mail-trouble';
import { screenDate } from '../../domain/rules/dates/dates';
import { mailTroubleTexts as words } from '../texts/mail-trouble';
import { Alert } from '../ui/blocks/Alert';

interface Props {
  trouble: NonNullable<Trouble>;
  /** Leads to the contact data, where they are not in sight. */
  wayOut?(label: string): ReactNode;
}

/** Mails do not reach the member, and where to mend it. */
export const MailTrouble = ({ trouble, wayOut }: Props) => {
  const isMissing = trouble.kind === 'sinCorreo';
  return (
    <Alert
      tone="advertencia"
      lasting
      title={isMissing ? words.sinCorreo : words.noLlega}
      action={wayOut?.(isMissing ? words.anadir : words.revisar)}
    >
      {isMissing ? words.sinCorreoDetalle : words.noLlegaDetalle(trouble.correo, screenDate(trouble.desde))}
    </Alert>
  );
};
