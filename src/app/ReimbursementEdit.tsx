import { useState } from 'react';
import { ReimbursementEditScreen } from '../flows/reimbursementEdit/ReimbursementEditScreen';
import { reimbursementEditLogic } from '../flows/reimbursementEdit/wiring';
import { useFlow } from '../parts/use-flow';
import type { App } from './app';
import { attachmentsOf, useDocuments } from './attachments';

interface Props {
  app: App;
  numeroCaso: string;
  onDone(): void;
}

export const ReimbursementEdit = ({ app, numeroCaso, onDone }: Props) => {
  const [attachments] = useState(() => attachmentsOf(app, `reimbursementEdit_${numeroCaso}`));
  const { actor } = useFlow(() => reimbursementEditLogic({ deps: app, attachments, numeroCaso, leave: onDone }));
  const documents = useDocuments(actor, attachments);
  return <ReimbursementEditScreen actor={actor} documents={documents} />;
};
