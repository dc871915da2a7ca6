import { useState } from 'react';
import { PreauthorizationScreen, preloadParts } from '../flows/preauthorization/PreauthorizationScreen';
import { preauthorizationLogic } from '../flows/preauthorization/wiring';
import { useFlow } from '../parts/use-flow';
import { whenIdle } from '../platform/document';
import { AfterReceipt } from './AfterReceipt';
import type { App } from './app';
import { attachmentsOf, useDocuments } from './attachments';
import { ProviderPicker, preloadProviderPicker } from './ProviderPicker';

const NewPreauthorization = ({ app }: { app: App }) => {
  const [attachments] = useState(() => attachmentsOf(app, 'preauthorization'));
  const { actor } = useFlow(() => {
    whenIdle(() => {
      preloadParts();
      preloadProviderPicker();
    });
    return preauthorizationLogic({ deps: app, attachments });
  });
  const documents = useDocuments(actor, attachments);
  return (
    <PreauthorizationScreen
      actor={actor}
      documents={documents}
      picker={(onEnd) => <ProviderPicker deps={app} byHand onEnd={onEnd} />}
    />
  );
};

/** The request for a pre-authorization. */
export const Preauthorization = ({ app }: { app: App }) => (
  <AfterReceipt app={app} tipo="preautorizacion">
    <NewPreauthorization app={app} />
  </AfterReceipt>
);
