import { useState } from 'react';
import { PreauthorizationScreen, preloadParts } from '../../flows/preauthorization/PreauthorizationScreen';
import { preauthorizationLogic } from '../../flows/preauthorization/wiring';
import { useFlow } from '../../parts/use-flow';
import { whenIdle } from '../../platform/document';
import { LazyProviderPicker } from '../dialogs/LazyProviderPicker';
import { attachmentsOf, useDocuments } from './attachments';
import { preloadReceipt } from './LastReceipt';
import type { RequestFormProps } from './RequestsPage';

export const Preauthorization = ({ app, recibo }: Pick<RequestFormProps, 'app' | 'recibo'>) => {
  const [attachments] = useState(() => attachmentsOf(app, 'preauthorization'));
  const { actor } = useFlow(() => {
    whenIdle(() => {
      preloadReceipt();
      preloadParts();
      LazyProviderPicker.preload();
    });
    return preauthorizationLogic({ deps: app, attachments });
  });
  return (
    <PreauthorizationScreen
      actor={actor}
      recibo={recibo}
      documents={useDocuments(actor, attachments)}
      picker={(onEnd) => <LazyProviderPicker deps={app} byHand onEnd={onEnd} />}
    />
  );
};
