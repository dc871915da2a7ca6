import type { Visit } from './visit';
import { accessVisits } from './visits/access';
import { applicationVisits } from './visits/application';
import { consultations } from './visits/consultations';
import { passkeyVisits } from './visits/passkeys';
import { paymentVisits } from './visits/payments';
import { profileVisits } from './visits/profile';
import { requestVisits } from './visits/requests';

/** All that members and others come for; shares are percent of visits. */
export const mix: readonly Visit[] = [
  ...consultations,
  ...profileVisits,
  ...passkeyVisits,
  ...requestVisits,
  ...paymentVisits,
  ...accessVisits,
  ...applicationVisits,
];
