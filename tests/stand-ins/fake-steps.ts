import type { ReimbursementStep } from '../../machines/reimbursement/reimbursement-steps';
import type { ReimbursementAddress } from '../../src/wiring/addresses/reimbursement-address';

/** Stands in for the URL of a form with steps: records the shown steps, and reports Back. */
export const fakeSteps = () => {
  const shown: [step: ReimbursementStep, replaced: boolean][] = [];
  let tell = (_: ReimbursementStep): void => {};
  const address: ReimbursementAddress = {
    onStep: (told) => {
      tell = told;
      return () => {};
    },
    show: (step, replace) => void shown.push([step, replace]),
  };
  return { address, shown, goTo: (step: ReimbursementStep) => tell(step) };
};
