import { ReimbursementEditScreen } from '../../flows/reimbursementEdit/ReimbursementEditScreen';
import { reimbursementEditLogic } from '../../flows/reimbursementEdit/wiring';
import { useFlow } from '../../parts/use-flow';
import { useMinute } from '../start/use-minute';
import { useAttachments, useDocuments } from './attachments';
import type { RequestFormProps } from './request-form-props';

interface Props extends Pick<RequestFormProps, 'app' | 'leave'> {
  numeroCaso: string;
}

/** A returned reimbursement, to complete its documents. */
export const ReimbursementEdit = ({ app, numeroCaso, leave }: Props) => {
  const attachments = useAttachments(app, `reimbursementEdit_${numeroCaso}`);
  const { actor } = useFlow(() =>
    reimbursementEditLogic({ deps: app, attachments, numeroCaso, leave: () => leave(numeroCaso) }),
  );
  const documents = useDocuments(actor, attachments);
  return (
    <>
      {documents.question}
      <ReimbursementEditScreen actor={actor} documents={documents} now={useMinute(app)} />
    </>
  );
};
