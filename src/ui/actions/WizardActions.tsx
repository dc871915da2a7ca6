import type { ReactNode } from 'react';
import { actions, leave as leaveStyle } from './WizardActions.css';

interface Props {
  /** What ends the wizard early. */
  leave: ReactNode;
  back: ReactNode;
  next: ReactNode;
}

/** Each has its place, also while another is away: whoever means to leave never presses what leads on. */
export const WizardActions = ({ leave, back, next }: Props) => (
  <div className={actions}>
    <div className={leaveStyle}>{leave}</div>
    {back}
    {next}
  </div>
);
