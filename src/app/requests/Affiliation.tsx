import { AffiliationScreen, preloadParts } from '../../flows/affiliation/AffiliationScreen';
import { affiliationLogic } from '../../flows/affiliation/wiring';
import { useFlow } from '../../parts/use-flow';
import { whenIdle } from '../../platform/document';
import { affiliationPlace } from '../../wiring/stores/affiliation-place';
import { useAttachments, useDocuments } from './attachments';
import { preloadReceipt } from './LastReceipt';
import type { RequestFormProps } from './request-form-props';

/** A new affiliation, or an existing one that lacks documents. */
export const Affiliation = ({ app, forma, numeroCaso, continuar = false, leave, recibo }: RequestFormProps) => {
  const tipo = forma === 'dependiente' ? 'dependiente' : 'titular';
  const attachments = useAttachments(app, affiliationPlace(tipo, numeroCaso));
  const { actor } = useFlow(() => {
    whenIdle(() => {
      preloadReceipt();
      preloadParts();
    });
    return affiliationLogic({ deps: app, attachments, tipo, continuar, numeroCaso, leave });
  });
  const documents = useDocuments(actor, attachments);
  return (
    <>
      {documents.question}
      <AffiliationScreen actor={actor} recibo={recibo} documents={documents} />
    </>
  );
};
