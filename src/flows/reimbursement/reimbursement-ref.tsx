import type { ActorRefFrom } from 'xstate';
import type { PickedProvider } from '../../../domain/rules/providers/picked-provider';
import type { reimbursementMachine } from '../../../machines/reimbursement/reimbursement.machine';
import type { FormStep } from '../../../machines/reimbursement/reimbursement-steps';
import type { RequestAttachments, RequestViewProps } from '../../parts/requests/request-ref';

export type ReimbursementRef = ActorRefFrom<typeof reimbursementMachine>;

export interface ViewProps extends Omit<RequestViewProps, 'actor'> {
  actor: ReimbursementRef;
  step: FormStep;
  documents: RequestAttachments;
  picker(onEnd: (picked: PickedProvider | null) => void): React.ReactNode;
}
