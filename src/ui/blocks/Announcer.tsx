import { hidden } from '../layout/VisuallyHidden.css';

/** A region that stands before its words come, so that screen readers speak them. */
export const Announcer = ({ words, urgent = false }: { words: string; urgent?: boolean }) => (
  <div className={hidden} role={urgent ? 'alert' : 'status'}>
    {words}
  </div>
);
