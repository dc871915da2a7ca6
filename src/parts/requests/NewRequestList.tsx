import { createLink } from '@tanstack/react-router';
import { routes } from '../../../domain/rules/access/routes';
import { requestKinds } from '../../../domain/rules/requests/request-kinds';
import { requestTexts } from '../../texts/requests';
import { MenuAnchor, MenuList } from '../../ui/actions/MenuItem';
import { DocumentIcon } from '../../ui/icons/DocumentIcon';

const RequestLink = createLink(MenuAnchor);

/** The content of «Nueva solicitud»: a link to each kind of form. */
export const NewRequestList = () => (
  <MenuList>
    {requestKinds.map(({ forma }) => (
      <li key={forma}>
        <RequestLink to={routes.requests.path} search={{ nueva: forma }} icon={<DocumentIcon />}>
          {requestTexts.formas[forma]}
        </RequestLink>
      </li>
    ))}
  </MenuList>
);
