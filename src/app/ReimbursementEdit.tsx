import { ReimbursementEditScreen } from '../flows/reimbursementEdit/ReimbursementEditScreen';
import { reimbursementEditLogic } from '../flows/reimbursementEdit/wiring';
import { useFlow } from '../parts/use-flow';
import type { App } from './app';
import { useAttachments } from './use-attachments';

interface Props {
  app: App;
  numeroCaso: string;
  onDone(): void;
}

export const ReimbursementEdit = ({ app, numeroCaso, onDone }: Props) => {
  const { attached, documents } = useAttachments(app, `reimbursementEdit_${numeroCaso}`);
  const { actor } = useFlow(() => reimbursementEditLogic({ deps: app, attached, numeroCaso, leave: onDone }));
  return <ReimbursementEditScreen actor={actor} documents={documents} />;
};
