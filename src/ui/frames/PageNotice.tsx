import { type ComponentProps, useEffect, useRef } from 'react';
import { Alert } from '../blocks/Alert';
import { pageNotice } from './PageNotice.css';

interface Props extends Omit<ComponentProps<typeof Alert>, 'lasting'> {
  /** Another one when it is news: then the focus comes here, and the page with it, unless somebody writes already. */
  occasion: string | null;
}

/** A condition that stands above a page for a while. */
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
