import type { ActorRefFrom } from 'xstate';
import type { changePasswordMachine } from '../../../machines/changePassword/changePassword.machine';

export type ChangePasswordRef = ActorRefFrom<typeof changePasswordMachine>;
