import { type ComponentProps, useRef } from 'react';
import { useLeadFocus } from '../hooks/use-lead-focus';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Stepper } from './Stepper';
import { lead as leadStyle } from './WizardStep.css';

interface Props extends ComponentProps<typeof Stepper> {
  /** What to do in this step. */
  lead: string;
  /** A new value moves the focus here; null before the wizard's first move. */
  occasion: string | null;
}

/** The progress of a wizard and the title of the current step. */
export const WizardStep = ({ lead, occasion, ...stepper }: Props) => {
  const place = useRef<HTMLParagraphElement>(null);
  useLeadFocus(occasion, place);
  return (
    <>
      <Stepper {...stepper} />
      <p ref={place} className={leadStyle} tabIndex={-1}>
        <VisuallyHidden>
          {stepper.positionWords(stepper.current + 1, stepper.steps.length)} {stepper.steps[stepper.current]}.{' '}
        </VisuallyHidden>
        {lead}
      </p>
    </>
  );
};
