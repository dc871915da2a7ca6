import type { ViewProps } from './application-ref';
import { HealthStep } from './HealthStep';
import { Review } from './Review';

/** What nobody comes to at once. */
export const LaterSteps = ({ review, ...props }: ViewProps & { review: boolean }) =>
  review ? <Review {...props} /> : <HealthStep {...props} />;
