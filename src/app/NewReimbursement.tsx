import { preloadParts, ReimbursementScreen } from '../flows/reimbursement/ReimbursementScreen';
import { reimbursementLogic } from '../flows/reimbursement/wiring';
import { useFlow } from '../parts/use-flow';
import { whenIdle } from '../platform/document';
import type { App } from './app';
import { ProviderPicker, preloadProviderPicker } from './ProviderPicker';
import { useAttachments } from './use-attachments';

export const NewReimbursement = ({ app }: { app: App }) => {
  const { attached, documents } = useAttachments(app, 'reimbursement');
  const { actor } = useFlow(() => {
    whenIdle(() => {
      preloadParts();
      preloadProviderPicker();
    });
    return reimbursementLogic({ deps: app, attached });
  });
  return (
    <ReimbursementScreen
      actor={actor}
      documents={documents}
      picker={(onEnd) => <ProviderPicker deps={app} byHand onEnd={onEnd} />}
    />
  );
};
