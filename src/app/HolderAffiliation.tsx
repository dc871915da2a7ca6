import { useRouter } from '@tanstack/react-router';
import { HolderAffiliationScreen, preloadParts } from '../flows/holderAffiliation/HolderAffiliationScreen';
import { holderAffiliationLogic } from '../flows/holderAffiliation/wiring';
import { useFlow } from '../parts/use-flow';
import { whenIdle } from '../platform/document';
import { routes } from '../rules/access/routes';
import { caseSearch } from '../rules/requests/case-search';
import { affiliationPlace } from '../wiring/affiliation-place';
import { AfterReceipt } from './AfterReceipt';
import type { RequestFormProps } from './RequestsPage';
import { useAttachments } from './use-attachments';

interface Props extends RequestFormProps {
  leave(caso: string): void;
}

const Form = ({ app, numeroCaso, leave }: Props) => {
  const { attached, documents } = useAttachments(app, affiliationPlace('holderAffiliation', numeroCaso));
  const { actor } = useFlow(() => {
    whenIdle(preloadParts);
    return holderAffiliationLogic({ deps: app, attached, numeroCaso, leave });
  });
  return <HolderAffiliationScreen actor={actor} documents={documents} />;
};

/** A new one, or one whose documents are added. */
export const HolderAffiliation = ({ app, numeroCaso }: RequestFormProps) => {
  const router = useRouter();
  const leave = (caso: string) => void router.navigate({ to: routes.requests.path, search: caseSearch(caso) });
  const form = <Form app={app} numeroCaso={numeroCaso} leave={leave} />;
  return numeroCaso === null ? (
    <AfterReceipt app={app} tipo="titular">
      {form}
    </AfterReceipt>
  ) : (
    form
  );
};
