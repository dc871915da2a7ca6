import { useRef } from 'react';
import { useLeadFocus } from '../hooks/use-lead-focus';
import { Alert } from './Alert';
import { link } from './ErrorSummary.css';

interface Props {
  title: string;
  /** What to do with the list, in plain words. */
  detail?: string | undefined;
  /** The `id` of the field, and its error. */
  errors: readonly { field: string; message: string }[];
  /** Changes with each failed submit, which moves the focus here. */
  occasion: string | null;
}

/** Lists the errors above a form with more than one. */
export const ErrorSummary = ({ title, detail, errors, occasion }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  useLeadFocus(occasion, place);
  return (
    <div ref={place} tabIndex={-1}>
      <Alert tone="error" title={title}>
        {detail !== undefined && <p>{detail}</p>}
        <ul>
          {errors.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <a
                className={link}
                href={`#${field}`}
                onClick={(event) => {
                  // Moves the focus without changing the page's address.
                  event.preventDefault();
                  document.getElementById(field)?.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
};
