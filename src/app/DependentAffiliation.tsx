import { DependentAffiliationScreen, preloadFilling } from '../flows/dependentAffiliation/DependentAffiliationScreen';
import { dependentAffiliationLogic } from '../flows/dependentAffiliation/wiring';
import { whenIdle } from '../platform/document';
import { AfterReceipt } from './AfterReceipt';
import type { App } from './app';
import { useAttachments } from './use-attachments';
import { useFlow } from './use-flow';

const NewDependentAffiliation = ({ app }: { app: App }) => {
  const { attached, documents } = useAttachments(app, 'dependentAffiliation');
  const { actor } = useFlow(() => {
    whenIdle(preloadFilling);
    return dependentAffiliationLogic({ app, attached });
  });
  return <DependentAffiliationScreen actor={actor} documents={documents} />;
};

export const DependentAffiliation = ({ app }: { app: App }) => (
  <AfterReceipt app={app} tipo="dependiente">
    <NewDependentAffiliation app={app} />
  </AfterReceipt>
);
