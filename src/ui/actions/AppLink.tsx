import { face, full, kind, size } from './Button.css';

/** Opens another application of the device; looks like a primary button. */
export const AppLink = ({ href, children }: { href: string; children: string }) => (
  <a className={`${kind.primary} ${size.normal} ${full}`} href={href}>
    <span className={face}>{children}</span>
  </a>
);
