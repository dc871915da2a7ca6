import { createLink } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { App } from '../../flows/app';
import { routes } from '../../rules/routes';
import { homeTexts } from '../../texts/home';
import { ActionCard } from '../../ui/ActionCard';
import { PersonIcon } from '../../ui/icons/PersonIcon';
import { Section } from '../../ui/Section';

const ShortcutLink = createLink(ActionCard);

/** The only shortcut leads to a page that may be turned off. */
export const Shortcuts = ({ flags }: Pick<App, 'flags'>) => {
  const profile = useSelector(flags, ({ context }) => context.activas.verPerfil);
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
