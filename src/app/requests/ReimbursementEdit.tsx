import { useState } from 'react';
import { ReimbursementEditScreen } from '../../flows/reimbursementEdit/ReimbursementEditScreen';
import { reimbursementEditLogic } from '../../flows/reimbursementEdit/wiring';
import { useFlow } from '../../parts/use-flow';
import { attachmentsOf, useDocuments } from './attachments';
import type { RequestFormProps } from './RequestsPage';

interface Props extends Pick<RequestFormProps, 'app' | 'leave'> {
  numeroCaso: string;
}

/** A returned reimbursement, to complete its documents. */
export const ReimbursementEdit = ({ app, numeroCaso, leave }: Props) => {
  const [attachments] = useState(() => attachmentsOf(app, `reimbursementEdit_${numeroCaso}`));
  const { actor } = useFlow(() =>
    reimbursementEditLogic({ deps: app, attachments, numeroCaso, leave: () => leave(numeroCaso) }),
  );
  return <ReimbursementEditScreen actor={actor} documents={useDocuments(actor, attachments)} />;
};
