import { useRouter } from '@tanstack/react-router';
import { preloadParts, ReimbursementScreen } from '../../flows/reimbursement/ReimbursementScreen';
import { reimbursementTexts } from '../../flows/reimbursement/texts';
import { reimbursementLogic } from '../../flows/reimbursement/wiring';
import { useFlow } from '../../parts/use-flow';
import { whenIdle } from '../../platform/document';
import { reimbursementAddress } from '../../wiring/addresses/reimbursement-address';
import { LazyProviderPicker } from '../dialogs/LazyProviderPicker';
import { useAttachments, useDocuments } from './attachments';
import { preloadReceipt } from './LastReceipt';
import type { RequestFormProps } from './request-form-props';

export const Reimbursement = ({
  app,
  continuar = false,
  recibo,
}: Pick<RequestFormProps, 'app' | 'continuar' | 'recibo'>) => {
  const router = useRouter();
  const attachments = useAttachments(app, 'reimbursement');
  const { actor } = useFlow(() => {
    whenIdle(() => {
      preloadReceipt();
      preloadParts();
      LazyProviderPicker.preload();
    });
    return reimbursementLogic({ deps: app, attachments, address: reimbursementAddress(router), continuar });
  });
  const documents = useDocuments(actor, attachments, reimbursementTexts.cuentaSinGuardar);
  return (
    <>
      {documents.question}
      <ReimbursementScreen
        actor={actor}
        recibo={recibo}
        documents={documents}
        picker={(onEnd) => <LazyProviderPicker deps={app} byHand onEnd={onEnd} />}
      />
    </>
  );
};
