import type { ActorRefFrom } from 'xstate';
import type { cardMachine } from '../../../machines/card/card.machine';
import type { HadFocus } from '../../ui/hooks/use-carried-focus';

export interface ViewProps {
  card: ActorRefFrom<typeof cardMachine>;
  hadFocus: HadFocus;
}
