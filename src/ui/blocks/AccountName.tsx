import { hidden } from '../layout/VisuallyHidden.css';

/** For password managers, which keep a new password under the name that a form sends with it. Nobody else meets it. */
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
