import type { RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { registerMachine } from '../../../machines/register/register.machine';
import type { RegisterState } from './texts';

export type RegisterRef = ActorRefFrom<typeof registerMachine>;

export interface StepProps {
  actor: RegisterRef;
  state: RegisterState;
  /** The id of the form, for the submit button in the footer. */
  form: string;
  today: string;
  focusFirst: RefObject<HTMLInputElement | null>;
}
