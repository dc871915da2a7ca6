import { createLink } from '@tanstack/react-router';
import { routes } from '../../../domain/rules/access/routes';
import { linkWord } from '../../../domain/rules/lists/link-word';
import { ButtonAnchor } from '../../ui/actions/ButtonAnchor';
import { PencilIcon } from '../../ui/icons/PencilIcon';
import { requestDetailTexts as words } from './texts';

const RouterLink = createLink(ButtonAnchor);

/** Links to the form that completes a returned case. */
export const EditLink = ({ numeroCaso }: { numeroCaso: string }) => (
  <RouterLink to={routes.requests.path} search={{ editar: linkWord(numeroCaso) }} look="primary">
    <PencilIcon size="small" />
    {words.editar}
  </RouterLink>
);
