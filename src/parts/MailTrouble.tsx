import { createLink } from '@tanstack/react-router';
import { routes } from '../../domain/rules/access/routes';
import type { MailTrouble as Trouble } from '../../domain/rules/contact/mail-trouble';
import { screenDate } from '../../domain/rules/dates/dates';
import { mailTroubleTexts as words } from '../texts/mail-trouble';
import { Button } from '../ui/actions/Button';
import { ButtonAnchor } from '../ui/actions/ButtonAnchor';
import { Alert } from '../ui/blocks/Alert';

const ContactLink = createLink(ButtonAnchor);

interface Props {
  trouble: NonNullable<Trouble>;
  /** Where the page has the contact data; left out, a link leads to them. null: this member has none to change. */
  open?: (() => void) | null;
}

/** Mails do not reach the member, and where to mend it. */
export const MailTrouble = ({ trouble, open }: Props) => {
  const isMissing = trouble.kind === 'sinCorreo';
  const label = isMissing ? words.anadir : words.revisar;
  const action =
    open === undefined ? (
      <ContactLink look="outline" to={routes.profile.path} search={{ seccion: 'contacto' }}>
        {label}
      </ContactLink>
    ) : (
      open !== null && (
        <Button kind="outline" size="small" onPress={open}>
          {label}
        </Button>
      )
    );
  return (
    <Alert tone="advertencia" lasting title={isMissing ? words.sinCorreo : words.noLlega} action={action}>
      {isMissing ? words.sinCorreoDetalle : words.noLlegaDetalle(trouble.correo, screenDate(trouble.desde))}
    </Alert>
  );
};
