import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { routes } from '../../domain/rules/access/routes';
import type { AffiliationKind } from '../../domain/rules/affiliation/affiliation-form';
import { caseSearch } from '../../domain/rules/requests/case-search';
import { AffiliationScreen, preloadParts } from '../flows/affiliation/AffiliationScreen';
import { affiliationLogic } from '../flows/affiliation/wiring';
import { useFlow } from '../parts/use-flow';
import { whenIdle } from '../platform/document';
import { affiliationPlace } from '../wiring/affiliation-place';
import { AfterReceipt } from './AfterReceipt';
import { attachmentsOf, useDocuments } from './attachments';
import type { RequestFormProps } from './RequestsPage';

interface Props extends Omit<RequestFormProps, 'forma'> {
  tipo: AffiliationKind;
  leave(caso: string): void;
}

const Form = ({ app, tipo, numeroCaso, leave }: Props) => {
  const [attachments] = useState(() => attachmentsOf(app, affiliationPlace(tipo, numeroCaso)));
  const { actor } = useFlow(() => {
    whenIdle(preloadParts);
    return affiliationLogic({ deps: app, attachments, tipo, numeroCaso, leave });
  });
  const documents = useDocuments(actor, attachments);
  return <AffiliationScreen actor={actor} documents={documents} />;
};

/** A new one, or one whose documents are added. */
export const Affiliation = ({ app, forma, numeroCaso }: RequestFormProps) => {
  const router = useRouter();
  const tipo = forma === 'dependiente' ? 'dependiente' : 'titular';
  const leave = (caso: string) => void router.navigate({ to: routes.requests.path, search: caseSearch(caso) });
  const form = <Form app={app} tipo={tipo} numeroCaso={numeroCaso} leave={leave} />;
  return numeroCaso === null ? (
    <AfterReceipt app={app} tipo={tipo}>
      {form}
    </AfterReceipt>
  ) : (
    form
  );
};
