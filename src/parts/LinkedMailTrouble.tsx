import { createLink } from '@tanstack/react-router';
import { routes } from '../../domain/rules/access/routes';
import type { MailTrouble as Trouble } from '../../domain/rules/contact/mail-trouble';
import { ButtonAnchor } from '../ui/actions/ButtonAnchor';
import { MailTrouble } from './MailTrouble';

const ContactLink = createLink(ButtonAnchor);

/** On a page without the contact data. */
export const LinkedMailTrouble = ({ trouble }: { trouble: NonNullable<Trouble> }) => (
  <MailTrouble
    trouble={trouble}
    wayOut={(label) => (
      <ContactLink look="outline" to={routes.profile.path} search={{ seccion: 'contacto' }}>
        {label}
      </ContactLink>
    )}
  />
);
