import { skip } from './SkipLink.css';

export const content = 'contenido';

/** The first tab stop of every page. */
export const SkipLink = ({ label }: { label: string }) => (
  <a className={skip} href={`#${content}`}>
    {label}
  </a>
);
