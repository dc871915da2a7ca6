import { hidden } from '../layout/VisuallyHidden.css';

/** A live region that exists before its text, so that screen readers announce it. */
export const Announcer = ({ words, urgent = false }: { words: string; urgent?: boolean }) => (
  <div className={hidden} role={urgent ? 'alert' : 'status'}>
    {words}
  </div>
);
