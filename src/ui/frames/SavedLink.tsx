import { bar, link } from './SavedLink.css';

interface Props {
  /** The accessible name of its region. */
  label: string;
  href: string;
  children: string;
}

/** A bar at the bottom of a page that needs a network, with a link to the data saved on this device. */
export const SavedLink = ({ label, href, children }: Props) => (
  <aside aria-label={label} className={bar}>
    <a className={link} href={href}>
      {children}
    </a>
  </aside>
);
