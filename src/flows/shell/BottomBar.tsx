import { createLink, useLocation } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { brand } from '../../../domain/brand/brand';
import { bottomBar, leadsTo } from '../../../domain/rules/access/menu';
import { safeUrl } from '../../../domain/rules/access/safe-url';
import { sessionPhase } from '../../../domain/rules/session/session';
import { chromeTexts } from '../../texts/chrome';
import { BottomAnchor, BottomButton } from '../../ui/actions/BottomItem';
import { HouseIcon } from '../../ui/icons/HouseIcon';
import { MenuIcon as Lines } from '../../ui/icons/MenuIcon';
import type { ShellRef } from '../../wiring/actors/shell-ref';
import type { Deps } from '../../wiring/deps';
import { MenuIcon } from './MenuIcon';

const BottomLink = createLink(BottomAnchor);

interface Props {
  deps: Pick<Deps, 'menu' | 'session'>;
  shell: ShellRef;
}

/** On phones: the main pages, and a button for the sheet with the whole menu. */
export const BottomBar = ({ deps, shell }: Props) => {
  const items = useSelector(deps.menu, ({ context }) => context.lista);
  const authenticated = useSelector(deps.session, (snapshot) => sessionPhase(snapshot) === 'autenticada');
  const open = useSelector(shell, (snapshot) => (snapshot.matches('grupoAbierto') ? snapshot.context.grupo : null));
  const menuOpen = useSelector(shell, (snapshot) => snapshot.matches('menuAbierto'));
  const here = useLocation({ select: ({ pathname }) => pathname });
  const picked = bottomBar(items, brand.bottomBarPriority, authenticated);
  return (
    <>
      {picked.length === 0 && authenticated && (
        <BottomLink to="/" icon={<HouseIcon />}>
          {chromeTexts.inicio}
        </BottomLink>
      )}
      {picked.map((item) => {
        const address = safeUrl(item.url);
        return item.hijos.length > 0 ? (
          <BottomButton
            key={item.id}
            icon={<MenuIcon name={item.icono} />}
            expanded={open === item.id}
            current={leadsTo(item, here)}
            onPress={() => shell.send({ type: 'ABRIR_GRUPO', id: item.id })}
          >
            {item.titulo}
          </BottomButton>
        ) : (
          address !== null && (
            <BottomLink
              key={item.id}
              to={address}
              icon={<MenuIcon name={item.icono} />}
              activeOptions={{ exact: address === '/' }}
            >
              {item.titulo}
            </BottomLink>
          )
        );
      })}
      <BottomButton icon={<Lines />} expanded={menuOpen} onPress={() => shell.send({ type: 'ABRIR_MENU' })}>
        {chromeTexts.menu}
      </BottomButton>
    </>
  );
};
