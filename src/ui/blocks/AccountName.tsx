import { hidden } from '../layout/VisuallyHidden.css';

/** A hidden user name, under which password managers store the new password of the form. */
export const AccountName = ({ value }: { value: string }) => (
  <input
    className={hidden}
    type="text"
    autoComplete="username"
    value={value}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
  />
);
