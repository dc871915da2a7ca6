import { type ComponentProps, useRef } from 'react';
import { useLeadFocus } from '../hooks/use-lead-focus';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Stepper } from './Stepper';
import { lead as leadStyle } from './WizardStep.css';

interface Props extends ComponentProps<typeof Stepper> {
  /** What is done in this step. */
  lead: string;
  /** Another one each time the wizard has moved: then the focus comes here. Null before its first move. */
  occasion: string | null;
}

/** Where somebody stands in a wizard, and what this step asks for. */
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
