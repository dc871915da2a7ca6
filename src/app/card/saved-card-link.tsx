import { useSelector } from '@xstate/react';
import { createRoot } from 'react-dom/client';
import { routes } from '../../../domain/rules/access/routes';
import { savedCardTexts as words } from '../../texts/saved-card';
import { SavedLink } from '../../ui/frames/SavedLink';
import { savedLinkPlace } from '../../ui/frames/saved-link-place';
import type { App } from '../start/app';

/** Without a network only: with one the address of the card leads back to the log-in. */
const Offline = ({ connection }: Pick<App, 'connection'>) =>
  useSelector(connection, (snapshot) => snapshot.matches('sinConexion')) ? (
    <SavedLink label={words.titulo} href={routes.card.path}>
      {words.ver}
    </SavedLink>
  ) : null;

/** At the foot of the page until it is undone, and no part of it: the log-in has no byte to spare for what few devices have. */
export const savedCardLink = ({ connection }: Pick<App, 'connection'>): (() => void) => {
  const place = savedLinkPlace();
  const root = createRoot(place);
  root.render(<Offline connection={connection} />);
  return () => {
    root.unmount();
    place.remove();
  };
};
