import type { ViewProps } from './application-ref';
import { HealthStep } from './HealthStep';
import { Review } from './Review';

/** The last steps and the review, lazy-loaded as one chunk. */
export const LaterSteps = ({ review, ...props }: ViewProps & { review: boolean }) =>
  review ? <Review {...props} /> : <HealthStep {...props} />;
