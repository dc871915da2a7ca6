import type { ReactNode } from 'react';
import { icon } from '../icons/icon';
import { link, row } from './SocialLink.css';

// Drawn by us: the logos of the networks are trademarks.
const drawings = {
  facebook: icon('M3.2 12a8.8 8.8 0 1 0 17.6 0a8.8 8.8 0 1 0 -17.6 0zM12.3 20.7v-8.5c0-2 .9-3 3-3M9.5 13.2h5.5'),
  instagram: icon(
    'M8.5 4h7a4.5 4.5 0 0 1 4.5 4.5v7a4.5 4.5 0 0 1 -4.5 4.5h-7a4.5 4.5 0 0 1 -4.5 -4.5v-7a4.5 4.5 0 0 1 4.5 -4.5zM8.4 12a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0zM16.4 7.5v.1',
  ),
  x: icon('M5 4.5 19 19.5M18.5 4.5 5.5 19.5'),
  youtube: icon(
    'M6.5 6h11a3.5 3.5 0 0 1 3.5 3.5v5a3.5 3.5 0 0 1 -3.5 3.5h-11a3.5 3.5 0 0 1 -3.5 -3.5v-5a3.5 3.5 0 0 1 3.5 -3.5zM10.3 9.5l4.4 2.5-4.4 2.5z',
  ),
};

interface Props {
  network: keyof typeof drawings;
  href: string;
  label: string;
}

export const SocialRow = ({ children }: { children: ReactNode }) => <div className={row}>{children}</div>;

export const SocialLink = ({ network, href, label }: Props) => {
  const Drawing = drawings[network];
  return (
    <a className={link} href={href} target="_blank" rel="noopener noreferrer" aria-label={label}>
      <Drawing />
    </a>
  );
};
