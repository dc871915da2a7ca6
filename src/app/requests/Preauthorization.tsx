import { PreauthorizationScreen, preloadParts } from '../../flows/preauthorization/PreauthorizationScreen';
import { preauthorizationLogic } from '../../flows/preauthorization/wiring';
import { useFlow } from '../../parts/use-flow';
import { whenIdle } from '../../platform/document';
import { LazyProviderPicker } from '../dialogs/LazyProviderPicker';
import { useAttachments, useDocuments } from './attachments';
import { preloadReceipt } from './LastReceipt';
import type { RequestFormProps } from './request-form-props';

export const Preauthorization = ({
  app,
  continuar = false,
  recibo,
}: Pick<RequestFormProps, 'app' | 'continuar' | 'recibo'>) => {
  const attachments = useAttachments(app, 'preauthorization');
  const { actor } = useFlow(() => {
    whenIdle(() => {
      preloadReceipt();
      preloadParts();
      LazyProviderPicker.preload();
    });
    return preauthorizationLogic({ deps: app, attachments, continuar });
  });
  const documents = useDocuments(actor, attachments);
  return (
    <>
      {documents.question}
      <PreauthorizationScreen
        actor={actor}
        recibo={recibo}
        documents={documents}
        picker={(onEnd) => <LazyProviderPicker deps={app} byHand onEnd={onEnd} />}
      />
    </>
  );
};
