import type { AnchorHTMLAttributes } from 'react';
import { banner, link } from './TextLink.css';
import { hidden } from './VisuallyHidden.css';

interface Props {
  href: string;
  look?: 'link' | 'banner';
  /** Said to screen readers: the page opens elsewhere. */
  newTabLabel: string;
  children: string;
}

/** A link that leaves the page for another tab. */
export const ExternalLink = ({ href, look = 'link', newTabLabel, children }: Props) => (
  <a className={look === 'link' ? link : banner} href={href} target="_blank" rel="noopener noreferrer">
    {children}
    <span aria-hidden="true">↗</span>
    <span className={hidden}> ({newTabLabel})</span>
  </a>
);

/** A link inside the portal; the router gives it its address. */
export const TextAnchor = ({ children, ...anchor }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...anchor} className={link}>
    {children}
  </a>
);
