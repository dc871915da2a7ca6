import { createLink } from '@tanstack/react-router';
import { routes } from '../../../domain/rules/access/routes';
import { linkWord } from '../../../domain/rules/lists/link-word';
import type { AffiliationForm } from '../../../domain/rules/requests/request-kinds';
import { ButtonAnchor } from '../../ui/actions/ButtonAnchor';
import { requestDetailTexts as words } from './texts';

const RouterLink = createLink(ButtonAnchor);

interface Props {
  forma: AffiliationForm;
  numeroCaso: string;
}

/** Links to the form that adds missing documents to a case, in any browser. */
export const AddLink = ({ forma, numeroCaso }: Props) => (
  <RouterLink to={routes.requests.path} search={{ nueva: forma, documentos: linkWord(numeroCaso) }} look="primary">
    {words.agregar}
  </RouterLink>
);
