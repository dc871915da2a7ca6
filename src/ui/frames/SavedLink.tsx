import { bar, link } from './SavedLink.css';

interface Props {
  /** Of its region. */
  label: string;
  href: string;
  children: string;
}

/** At the foot of the screen, below a page that cannot go on without a network: the way to what this device keeps. */
export const SavedLink = ({ label, href, children }: Props) => (
  <aside aria-label={label} className={bar}>
    <a className={link} href={href}>
      {children}
    </a>
  </aside>
);
