import { HolderAffiliationScreen, preloadFilling } from '../flows/holderAffiliation/HolderAffiliationScreen';
import { holderAffiliationLogic } from '../flows/holderAffiliation/wiring';
import { whenIdle } from '../platform/document';
import { AfterReceipt } from './AfterReceipt';
import type { App } from './app';
import { useAttachments } from './use-attachments';
import { useFlow } from './use-flow';

const NewHolderAffiliation = ({ app }: { app: App }) => {
  const { attached, documents } = useAttachments(app, 'holderAffiliation');
  const { actor } = useFlow(() => {
    whenIdle(preloadFilling);
    return holderAffiliationLogic({ app, attached });
  });
  return <HolderAffiliationScreen actor={actor} documents={documents} />;
};

export const HolderAffiliation = ({ app }: { app: App }) => (
  <AfterReceipt app={app} tipo="titular">
    <NewHolderAffiliation app={app} />
  </AfterReceipt>
);
