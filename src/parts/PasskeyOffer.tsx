import { createLink } from '@tanstack/react-router';
import { routes } from '../../domain/rules/access/routes';
import { passkeyOfferTexts as words } from '../texts/passkey-offer';
import { ButtonAnchor } from '../ui/actions/ButtonAnchor';
import { Alert } from '../ui/blocks/Alert';

const SecurityLink = createLink(ButtonAnchor);

export const PasskeyOffer = () => (
  <Alert
    tone="informacion"
    lasting
    title={words.titulo}
    action={
      <SecurityLink look="outline" to={routes.profile.path} search={{ seccion: 'seguridad' }}>
        {words.anadir}
      </SecurityLink>
    }
  >
    {words.detalle}
  </Alert>
);
