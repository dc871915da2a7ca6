import type { RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { emailRequestMachine } from '../../../machines/emailRequest/emailRequest.machine';

export type EmailRequestRef = ActorRefFrom<typeof emailRequestMachine>;

export interface StepProps {
  actor: EmailRequestRef;
  field: RefObject<HTMLInputElement | null>;
}
