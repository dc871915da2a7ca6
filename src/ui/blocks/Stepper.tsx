import { CheckIcon } from '../icons/CheckIcon';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { circles, label as labelStyle, list, name, position, steps as stepStyles } from './Stepper.css';

interface Props {
  /** What the steps lead to, for readers. */
  label: string;
  steps: readonly string[];
  /** Counted from 0. */
  current: number;
  /** «Paso 2 de 3:». */
  positionWords: (step: number, total: number) => string;
  /** Said after a step that is done. */
  doneLabel: string;
}

/** Where somebody stands. It only shows: the form's own buttons move. */
export const Stepper = ({ label, steps, current, positionWords, doneLabel }: Props) => (
  <div>
    <p className={position} aria-hidden="true">
      {positionWords(current + 1, steps.length)} <b className={name}>{steps[current]}</b>
    </p>
    <ol className={list} aria-label={label}>
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'next';
        return (
          <li key={step} className={stepStyles[state]} aria-current={state === 'current' ? 'step' : undefined}>
            <span className={circles[state]} aria-hidden="true">
              {state === 'done' ? <CheckIcon size="small" /> : index + 1}
            </span>
            <span className={labelStyle}>
              {step}
              {state === 'done' && <VisuallyHidden>, {doneLabel}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  </div>
);
