import type { ReactNode } from 'react';
import { actions, leave as leaveStyle } from './WizardActions.css';

interface Props {
  /** The button that leaves the wizard early. */
  leave: ReactNode;
  back: ReactNode;
  next: ReactNode;
}

/** Each button keeps its place when another is absent, so that nobody presses «next» instead of «leave». */
export const WizardActions = ({ leave, back, next }: Props) => (
  <div className={actions}>
    <div className={leaveStyle}>{leave}</div>
    {back}
    {next}
  </div>
);
