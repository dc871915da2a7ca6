import { useSelector } from '@xstate/react';
import type { PublicSettings } from '../../../domain/contract/settings';
import { visibleItems } from '../../../domain/rules/access/visible-items';
import { sessionPhase } from '../../../domain/rules/session/session';
import { chromeTexts } from '../../texts/chrome';
import { shellTexts } from '../../texts/shell';
import { MenuList } from '../../ui/actions/MenuItem';
import { LazyDialog } from '../../ui/overlays/LazyDialog';
import type { ShellRef } from '../../wiring/actors/shell-ref';
import type { Deps } from '../../wiring/deps';
import { MenuEntry } from './MenuEntries';
import { SideMenu } from './SideMenu';

interface Props {
  deps: Pick<Deps, 'menu' | 'session' | 'flags'>;
  shell: ShellRef;
  links: PublicSettings['links'];
}

/** The sheets that the bottom bar opens on phones. */
export const MenuSheets = ({ deps, shell, links }: Props) => {
  const menuOpen = useSelector(shell, (snapshot) => snapshot.matches('menuAbierto'));
  const group = useSelector(shell, (snapshot) => (snapshot.matches('grupoAbierto') ? snapshot.context.grupo : null));
  const items = useSelector(deps.menu, ({ context }) => context.lista);
  const authenticated = useSelector(deps.session, (snapshot) => sessionPhase(snapshot) === 'autenticada');
  const onClose = { label: shellTexts.cerrar, act: () => shell.send({ type: 'CERRAR' }) };
  const chosen = visibleItems(items, authenticated).find(({ id }) => id === group);
  if (menuOpen)
    return (
      <LazyDialog title={chromeTexts.menu} size="md" onClose={onClose}>
        <SideMenu deps={deps} shell={shell} links={links} />
      </LazyDialog>
    );
  if (chosen === undefined) return null;
  return (
    <LazyDialog title={chosen.titulo} size="md" onClose={onClose}>
      <MenuList>
        {chosen.hijos.map((child) => (
          <MenuEntry key={child.id} item={child} />
        ))}
      </MenuList>
    </LazyDialog>
  );
};
