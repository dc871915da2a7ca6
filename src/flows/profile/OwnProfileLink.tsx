import { createLink } from '@tanstack/react-router';
import { routes } from '../../../domain/rules/access/routes';
import { TextAnchor } from '../../ui/actions/TextAnchor';
import { profileTexts } from './texts';

const RouterLink = createLink(TextAnchor);

export const OwnProfileLink = () => (
  <RouterLink to={routes.profile.path} search={{}}>
    {profileTexts.volver}
  </RouterLink>
);
