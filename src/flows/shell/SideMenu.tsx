import { createLink } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { PublicSettings } from '../../../domain/contract/settings';
import { routes } from '../../../domain/rules/access/routes';
import { visibleItems } from '../../../domain/rules/access/visible-items';
import { sessionPhase } from '../../../domain/rules/session/session';
import { chromeTexts } from '../../texts/chrome';
import { shellTexts } from '../../texts/shell';
import { MenuAnchor, MenuButton, MenuFoot, MenuList } from '../../ui/actions/MenuItem';
import { Skeleton } from '../../ui/blocks/Skeleton';
import { InfoIcon } from '../../ui/icons/InfoIcon';
import { LogOutIcon } from '../../ui/icons/LogOutIcon';
import { RetryIcon } from '../../ui/icons/RetryIcon';
import type { ShellRef } from '../../wiring/actors/shell-ref';
import type { Deps } from '../../wiring/deps';
import { MenuEntries } from './MenuEntries';
import { SocialLinks } from './SocialLinks';

const HelpLink = createLink(MenuAnchor);

interface Props {
  deps: Pick<Deps, 'menu' | 'session' | 'flags'>;
  shell: ShellRef;
  links: PublicSettings['links'];
}

/** The server's menu: at the side on wide screens, in the sheet on phones. */
export const SideMenu = ({ deps, shell, links }: Props) => {
  const items = useSelector(deps.menu, ({ context }) => context.lista);
  const loading = useSelector(deps.menu, (snapshot) => snapshot.hasTag('cargando'));
  const failed = useSelector(deps.menu, (snapshot) => snapshot.hasTag('error'));
  const authenticated = useSelector(deps.session, (snapshot) => sessionPhase(snapshot) === 'autenticada');
  return (
    <>
      {loading && <Skeleton shape="row" count={5} label={shellTexts.cargando} />}
      {failed && (
        <MenuButton icon={<RetryIcon />} onPress={() => deps.menu.send({ type: 'REINTENTAR' })}>
          {shellTexts.reintentar}
        </MenuButton>
      )}
      <MenuList>
        <MenuEntries items={visibleItems(items, authenticated)} />
      </MenuList>
      <MenuFoot>
        <HelpLink to={routes.help.path} icon={<InfoIcon />}>
          {chromeTexts.ayuda}
        </HelpLink>
        <SocialLinks deps={deps} links={links} />
        {authenticated && (
          <MenuButton icon={<LogOutIcon />} onPress={() => shell.send({ type: 'PEDIR_SALIDA' })}>
            {shellTexts.cerrarSesion}
          </MenuButton>
        )}
      </MenuFoot>
    </>
  );
};
