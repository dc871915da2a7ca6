import type { ActorRefFrom } from 'xstate';
import type { PickedProvider } from '../../../domain/rules/providers/picked-provider';
import type { preauthorizationMachine } from '../../../machines/preauthorization/preauthorization.machine';
import type { RequestAttachments, RequestViewProps } from '../../parts/requests/request-ref';

export type PreauthorizationRef = ActorRefFrom<typeof preauthorizationMachine>;

export interface ViewProps extends Omit<RequestViewProps, 'actor'> {
  actor: PreauthorizationRef;
  documents: RequestAttachments;
  picker(onEnd: (picked: PickedProvider | null) => void): React.ReactNode;
}
