import { createLink } from '@tanstack/react-router';
import { routes } from '../../../domain/rules/access/routes';
import { TextAnchor } from '../../ui/actions/TextAnchor';
import { historyTexts } from './texts';

const RouterLink = createLink(TextAnchor);

export const OwnHistoryLink = () => (
  <RouterLink to={routes.history.path} search={{}}>
    {historyTexts.volver}
  </RouterLink>
);
