import { createLink } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { PublicSettings } from '../../contract/settings';
import type { App } from '../../flows/app';
import type { ShellRef } from '../../flows/shell';
import { type MenuItem, type MenuLeaf, visibleItems } from '../../rules/menu';
import { routes } from '../../rules/routes';
import { isExternal, safeUrl } from '../../rules/safe-url';
import { sessionPhase } from '../../rules/session';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/Button';
import { Row, Stack } from '../../ui/layout/Stack';
import { MenuAnchor, MenuButton, MenuExternal, MenuGroup, MenuList } from '../../ui/MenuItem';
import { Spinner } from '../../ui/Spinner';
import { ExternalLink } from '../../ui/TextLink';

const MenuLink = createLink(MenuAnchor);

const Leaf = ({ item }: { item: MenuLeaf }) => {
  const address = safeUrl(item.url);
  if (address === null) return null;
  if (item.externo || isExternal(address))
    return (
      <li>
        <MenuExternal href={address} newTabLabel={shellTexts.otraPestana}>
          {item.titulo}
        </MenuExternal>
      </li>
    );
  return (
    <li>
      <MenuLink to={address}>{item.titulo}</MenuLink>
    </li>
  );
};

const Entry = ({ item }: { item: MenuItem }) =>
  item.hijos.length === 0 ? (
    <Leaf item={item} />
  ) : (
    <li>
      <MenuGroup title={item.titulo}>
        {item.hijos.map((child) => (
          <Leaf key={child.id} item={child} />
        ))}
      </MenuGroup>
    </li>
  );

const socialLinks = ({ facebook, instagram, x, youtube }: PublicSettings['links']) =>
  [
    ['Facebook', facebook],
    ['Instagram', instagram],
    ['X', x],
    ['YouTube', youtube],
  ] as const;

interface Props {
  app: App;
  shell: ShellRef;
  links: PublicSettings['links'];
}

export const SideMenu = ({ app, shell, links }: Props) => {
  const menu = useSelector(app.menu, (snapshot) => snapshot);
  const authenticated = useSelector(app.session, (snapshot) => sessionPhase(snapshot) === 'autenticada');
  const { verRedesSociales, verPerfil } = useSelector(app.flags, (snapshot) => snapshot.context.activas);
  return (
    <Stack>
      {menu.hasTag('cargando') && <Spinner label={shellTexts.cargando} />}
      {menu.hasTag('error') && (
        <Button kind="outline" onPress={() => app.menu.send({ type: 'REINTENTAR' })}>
          {shellTexts.cargarMenu}
        </Button>
      )}
      <MenuList>
        {visibleItems(menu.context.items, authenticated).map((item) => (
          <Entry key={item.id} item={item} />
        ))}
        {authenticated && verPerfil && (
          <li>
            <MenuLink to={routes.profile.path}>{shellTexts.verPerfil}</MenuLink>
          </li>
        )}
        {authenticated && (
          <li>
            <MenuButton onPress={() => shell.send({ type: 'PEDIR_SALIDA' })}>{shellTexts.cerrarSesion}</MenuButton>
          </li>
        )}
      </MenuList>
      {verRedesSociales && (
        <section aria-label={shellTexts.redes}>
          <Row space={4}>
            {socialLinks(links).map(([name, address]) => (
              <ExternalLink key={name} href={address} newTabLabel={shellTexts.otraPestana}>
                {name}
              </ExternalLink>
            ))}
          </Row>
        </section>
      )}
    </Stack>
  );
};
