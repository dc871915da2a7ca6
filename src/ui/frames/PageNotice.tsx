import { type ComponentProps, useEffect, useRef } from 'react';
import { Alert } from '../blocks/Alert';
import { pageNotice } from './PageNotice.css';

interface Props extends Omit<ComponentProps<typeof Alert>, 'lasting'> {
  /** A new value moves focus and scroll position here, unless the member is typing. */
  occasion: string | null;
}

/** A temporary condition above a page. */
export const PageNotice = ({ occasion, ...alert }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const writing = document.activeElement?.matches('input, select, textarea');
    if (occasion !== null && !writing) place.current?.focus();
  }, [occasion]);
  return (
    <div ref={place} tabIndex={-1} className={pageNotice}>
      <Alert {...alert} lasting />
    </div>
  );
};
