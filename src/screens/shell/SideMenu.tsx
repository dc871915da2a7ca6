import { createLink } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { Reply } from '../../contract/endpoint';
import type { menu as menuCall } from '../../contract/ajuste';
import type { App } from '../../flows/app';
import { isExternal, safeUrl } from '../../rules/safe-url';
import { visibleItems } from '../../rules/menu';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/layout/Stack';
import { MenuAnchor, MenuButton, MenuExternal, MenuGroup, MenuList } from '../../ui/MenuItem';
import { ExternalLink } from '../../ui/TextLink';

const MenuLink = createLink(MenuAnchor);

type Item = Pick<Reply<typeof menuCall>[number], 'titulo' | 'url' | 'externo'>;

const Leaf = ({ item }: { item: Item }) => {
  const address = safeUrl(item.url);
  if (address === null) return null;
  return (
    <li>
      {item.externo || isExternal(address) ? (
        <MenuExternal href={address} newTabLabel={shellTexts.otraPestana}>
          {item.titulo}
        </MenuExternal>
      ) : (
        <MenuLink to={address}>{item.titulo}</MenuLink>
      )}
    </li>
  );
};
