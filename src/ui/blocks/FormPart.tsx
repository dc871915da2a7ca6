import { type ReactNode, useId, useRef } from 'react';
import { useLeadFocus } from '../hooks/use-lead-focus';
import { heading, part } from './FormPart.css';

interface Props {
  title: string;
  /** Takes the focus when the form replaces other content. */
  lead?: boolean;
  children: ReactNode;
}

/** Related fields under a title. */
export const FormPart = ({ title, lead = false, children }: Props) => {
  const id = useId();
  const place = useRef<HTMLHeadingElement>(null);
  useLeadFocus(lead ? title : null, place);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend is no heading, and cannot be one of its grid
    <div className={part} role="group" aria-labelledby={id}>
      <h3 ref={place} id={id} className={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </div>
  );
};
