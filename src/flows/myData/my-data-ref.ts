import type { ActorRefFrom } from 'xstate';
import type { myDataMachine } from '../../../machines/myData/myData.machine';
import type { StateOf } from '../../../machines/state-of';

export type MyDataState = StateOf<typeof myDataMachine>;

export interface ViewProps {
  actor: ActorRefFrom<typeof myDataMachine>;
  state: MyDataState;
}
