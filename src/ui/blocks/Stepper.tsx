import { CheckIcon } from '../icons/CheckIcon';
import { WarningIcon } from '../icons/WarningIcon';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { circles, label as labelStyle, list, name, position, steps as stepStyles } from './Stepper.css';

interface Props {
  /** The accessible name: the goal of the steps. */
  label: string;
  steps: readonly string[];
  /** Counted from 0. */
  current: number;
  /** «Paso 2 de 3:». */
  positionWords: (step: number, total: number) => string;
  /** Appended to a completed step. */
  doneLabel: string;
  /** Steps, counted from 0, that were passed without being completed, and what is appended to them. */
  pending?: { steps: readonly number[]; label: string };
}

const icons = { done: <CheckIcon size="small" />, pending: <WarningIcon size="small" /> };

/** Shows the progress of a wizard; it is not interactive. */
export const Stepper = ({ label, steps, current, positionWords, doneLabel, pending }: Props) => (
  <div>
    <p className={position} aria-hidden="true">
      {positionWords(current + 1, steps.length)} <b className={name}>{steps[current]}</b>
    </p>
    <ol className={list} aria-label={label}>
      {steps.map((step, index) => {
        const passed = pending?.steps.includes(index) ? 'pending' : 'done';
        const state = index < current ? passed : index === current ? 'current' : 'next';
        return (
          <li key={step} className={stepStyles[state]} aria-current={state === 'current' ? 'step' : undefined}>
            <span className={circles[state]} aria-hidden="true">
              {state === 'done' || state === 'pending' ? icons[state] : index + 1}
            </span>
            <span className={labelStyle}>
              {step}
              {state === 'done' && <VisuallyHidden>, {doneLabel}</VisuallyHidden>}
              {state === 'pending' && <VisuallyHidden>, {pending?.label}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  </div>
);
