import { type ReactNode, useId } from 'react';
import { heading, section } from './Section.css';

/** A part of a page under its own title. */
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
