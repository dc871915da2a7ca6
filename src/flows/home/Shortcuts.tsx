import { createLink } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { routes } from '../../../domain/rules/access/routes';
import { planServiceTexts } from '../../texts/plan-service';
import { ActionCard } from '../../ui/actions/ActionCard';
import { Section } from '../../ui/blocks/Section';
import { PersonIcon } from '../../ui/icons/PersonIcon';
import type { Deps } from '../../wiring/deps';
import { homeTexts } from './texts';

const ShortcutLink = createLink(ActionCard);

interface Props extends Pick<Deps, 'flags'> {
  /** The last day of service, dd-MM-yyyy; empty if unknown. */
  until: string;
}

/** The only shortcut links to a page that a flag may turn off. */
export const Shortcuts = ({ flags, until }: Props) => {
  const profile = useSelector(flags, ({ context }) => context.lista.verPerfil);
  if (!profile) return null;
  return (
    <Section title={homeTexts.atajos}>
      <ShortcutLink
        to={routes.profile.path}
        icon={<PersonIcon />}
        title={homeTexts.visualizarDatos}
        {...(until === ''
          ? { line: homeTexts.visualizarDetalle }
          : { line: planServiceTexts.conCobertura, date: until })}
      />
    </Section>
  );
};
