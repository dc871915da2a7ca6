import { createLink, useLocation } from '@tanstack/react-router';
import { leadsTo } from '../../../domain/rules/access/menu';
import type { MenuItem, MenuLeaf } from '../../../domain/rules/access/menu-item';
import { routeAt } from '../../../domain/rules/access/routes';
import { hostOf, isExternal, safeUrl } from '../../../domain/rules/access/safe-url';
import { shellTexts } from '../../texts/shell';
import { MenuAnchor, MenuExternal, MenuGroup } from '../../ui/actions/MenuItem';
import { MenuIcon } from './MenuIcon';

const MenuLink = createLink(MenuAnchor);

/** Only the club opens in a new tab. */
const opensApart = (address: string): boolean => routeAt(address)?.name === 'club';

interface LeafProps {
  item: MenuLeaf;
  /** Without an icon, as a group's children. */
  plain?: boolean;
}

/** An item of the server's menu; hidden if its address is not safe. */
export const MenuEntry = ({ item, plain = false }: LeafProps) => {
  const address = safeUrl(item.url);
  if (address === null) return null;
  const icon = plain ? undefined : <MenuIcon name={item.icono} />;
  return (
    <li>
      {item.externo || isExternal(address) || opensApart(address) ? (
        <MenuExternal href={address} icon={icon} host={hostOf(address)} newTabLabel={shellTexts.otraPestana(null)}>
          {item.titulo}
        </MenuExternal>
      ) : (
        <MenuLink to={address} icon={icon} activeOptions={{ exact: address === '/' }}>
          {item.titulo}
        </MenuLink>
      )}
    </li>
  );
};

export const MenuEntries = ({ items }: { items: readonly MenuItem[] }) => {
  const here = useLocation({ select: ({ pathname }) => pathname });
  return items.map((item) =>
    item.hijos.length === 0 ? (
      <MenuEntry key={item.id} item={item} />
    ) : (
      <li key={item.id}>
        <MenuGroup title={item.titulo} icon={<MenuIcon name={item.icono} />} open={leadsTo(item, here)}>
          {item.hijos.map((child) => (
            <MenuEntry key={child.id} item={child} plain />
          ))}
        </MenuGroup>
      </li>
    ),
  );
};
