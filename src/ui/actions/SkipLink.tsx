import { skip } from './SkipLink.css';

export const content = 'contenido';

/** The first thing the keyboard meets on every page. */
export const SkipLink = ({ label }: { label: string }) => (
  <a className={skip} href={`#${content}`}>
    {label}
  </a>
);
