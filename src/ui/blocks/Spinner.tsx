import { spinner } from '../actions/Button.css';
import { Row } from '../layout/Stack';

/** The text is for everybody; the ring is decorative. */
export const Spinner = ({ label }: { label: string }) => (
  <div role="status">
    <Row>
      <span className={spinner} aria-hidden="true" />
      <span>{label}</span>
    </Row>
  </div>
);
