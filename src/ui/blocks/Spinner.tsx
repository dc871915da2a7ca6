import { spinner } from '../actions/Button.css';
import { Row } from '../layout/Stack';

/** What is going on, in words; the turning ring is for the eye only. */
export const Spinner = ({ label }: { label: string }) => (
  <div role="status">
    <Row>
      <span className={spinner} aria-hidden="true" />
      <span>{label}</span>
    </Row>
  </div>
);
