import { type ComponentProps, useRef } from 'react';
import { Alert } from './Alert';
import { pageNotice } from './PageNotice.css';
import { useLeadFocus } from './use-lead-focus';

interface Props extends Omit<ComponentProps<typeof Alert>, 'lasting'> {
  /** Another one when it is news: then the focus comes here, and the page with it. */
  occasion: string | null;
}

/** A condition that stands above a page for a while. */
export const PageNotice = ({ occasion, ...alert }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  useLeadFocus(occasion, place);
  return (
    <div ref={place} tabIndex={-1} className={pageNotice}>
      <Alert {...alert} lasting />
    </div>
  );
};
