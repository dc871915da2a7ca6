import type { ActorRefFrom } from 'xstate';
import type { requestDetailMachine } from '../../../machines/requestDetail/requestDetail.machine';

export type DetailRef = ActorRefFrom<typeof requestDetailMachine>;
