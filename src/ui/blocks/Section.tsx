import { type ReactNode, useId } from 'react';
import { heading, section } from './Section.css';

/** A section of a page with a title. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      {children}
    </section>
  );
};
