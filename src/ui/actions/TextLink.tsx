import { NewTabIcon } from '../icons/NewTabIcon';
import { SunIcon } from '../icons/SunIcon';
import { hidden } from '../layout/VisuallyHidden.css';
import { banner, link, tile, words } from './TextLink.css';

interface Props {
  href: string;
  look?: 'link' | 'banner';
  /** Tells screen readers that the link opens a new tab, and on which host. */
  newTabLabel: string;
  children: string;
}

/** A link that opens in a new tab. */
export const ExternalLink = ({ href, look = 'link', newTabLabel, children }: Props) => (
  <a className={look === 'link' ? link : banner} href={href} target="_blank" rel="noopener noreferrer">
    {look === 'banner' && (
      <span className={tile}>
        <SunIcon />
      </span>
    )}
    <span className={words}>
      {children}
      <span className={hidden}> ({newTabLabel})</span>
    </span>
    <NewTabIcon size="small" />
  </a>
);
