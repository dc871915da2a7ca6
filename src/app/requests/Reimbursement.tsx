import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { preloadParts, ReimbursementScreen } from '../../flows/reimbursement/ReimbursementScreen';
import { reimbursementLogic } from '../../flows/reimbursement/wiring';
import { useFlow } from '../../parts/use-flow';
import { whenIdle } from '../../platform/document';
import { reimbursementAddress } from '../../wiring/reimbursement-address';
import { LazyProviderPicker } from '../dialogs/LazyProviderPicker';
import { attachmentsOf, useDocuments } from './attachments';
import { preloadReceipt } from './LastReceipt';
import type { RequestFormProps } from './RequestsPage';

export const Reimbursement = ({ app, recibo }: Pick<RequestFormProps, 'app' | 'recibo'>) => {
  const router = useRouter();
  const [attachments] = useState(() => attachmentsOf(app, 'reimbursement'));
  const { actor } = useFlow(() => {
    whenIdle(() => {
      preloadReceipt();
      preloadParts();
      LazyProviderPicker.preload();
    });
    return reimbursementLogic({ deps: app, attachments, address: reimbursementAddress(router) });
  });
  return (
    <ReimbursementScreen
      actor={actor}
      recibo={recibo}
      documents={useDocuments(actor, attachments)}
      picker={(onEnd) => <LazyProviderPicker deps={app} byHand onEnd={onEnd} />}
    />
  );
};
