import { createLink } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { routes } from '../../../domain/rules/access/routes';
import { ActionCard } from '../../ui/actions/ActionCard';
import { Section } from '../../ui/blocks/Section';
import { PersonIcon } from '../../ui/icons/PersonIcon';
import type { Deps } from '../../wiring/deps';
import { homeTexts } from './texts';

const ShortcutLink = createLink(ActionCard);

/** The only shortcut links to a page that a flag may turn off. */
export const Shortcuts = ({ flags }: Pick<Deps, 'flags'>) => {
  const profile = useSelector(flags, ({ context }) => context.lista.verPerfil);
  if (!profile) return null;
  return (
    <Section title={homeTexts.atajos}>
      <ShortcutLink
        to={routes.profile.path}
        icon={<PersonIcon />}
        title={homeTexts.visualizarDatos}
        line={homeTexts.visualizarDetalle}
      />
    </Section>
  );
};
