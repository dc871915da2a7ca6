import { useSelector } from '@xstate/react';
import { createRoot } from 'react-dom/client';
import { routes } from '../../../domain/rules/access/routes';
import { savedCardTexts as words } from '../../texts/saved-card';
import { SavedLink } from '../../ui/frames/SavedLink';
import { savedLinkPlace } from '../../ui/frames/saved-link-place';
import type { App } from '../start/app';

/** Only without a network: with one, the card's address redirects to the log-in. */
const Offline = ({ connection }: Pick<App, 'connection'>) =>
  useSelector(connection, (snapshot) => snapshot.matches('sinConexion')) ? (
    <SavedLink label={words.titulo} href={routes.card.path}>
      {words.ver}
    </SavedLink>
  ) : null;

/**
 * Mounts the link after the page until undone. A root of its own, because few devices need it and the log-in's size is
 * limited.
 */
export const savedCardLink = ({ connection }: Pick<App, 'connection'>): (() => void) => {
  const place = savedLinkPlace();
  const root = createRoot(place);
  root.render(<Offline connection={connection} />);
  return () => {
    root.unmount();
    place.remove();
  };
};
