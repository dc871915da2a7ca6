import { useState } from 'react';
import { preloadParts, ReimbursementScreen } from '../flows/reimbursement/ReimbursementScreen';
import { reimbursementLogic } from '../flows/reimbursement/wiring';
import { useFlow } from '../parts/use-flow';
import { whenIdle } from '../platform/document';
import type { App } from './app';
import { attachmentsOf, useDocuments } from './attachments';
import { ProviderPicker, preloadProviderPicker } from './ProviderPicker';

export const NewReimbursement = ({ app }: { app: App }) => {
  const [attachments] = useState(() => attachmentsOf(app, 'reimbursement'));
  const { actor } = useFlow(() => {
    whenIdle(() => {
      preloadParts();
      preloadProviderPicker();
    });
    return reimbursementLogic({ deps: app, attachments });
  });
  const documents = useDocuments(actor, attachments);
  return (
    <ReimbursementScreen
      actor={actor}
      documents={documents}
      picker={(onEnd) => <ProviderPicker deps={app} byHand onEnd={onEnd} />}
    />
  );
};
