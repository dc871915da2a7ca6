import { useRouter } from '@tanstack/react-router';
import { lazy } from 'react';
import { routes } from '../../domain/rules/access/routes';
import { caseSearch } from '../../domain/rules/requests/case-search';
import { AfterReceipt } from './AfterReceipt';
import type { RequestFormProps } from './RequestsPage';

const NewReimbursement = lazy(() => import('./NewReimbursement').then((part) => ({ default: part.NewReimbursement })));
const ReimbursementEdit = lazy(() =>
  import('./ReimbursementEdit').then((part) => ({ default: part.ReimbursementEdit })),
);

/** The request for a reimbursement: a new one, or one that was returned. */
export const Reimbursement = ({ app, numeroCaso }: RequestFormProps) => {
  const router = useRouter();
  return numeroCaso === null ? (
    <AfterReceipt app={app} tipo="reembolso">
      <NewReimbursement app={app} />
    </AfterReceipt>
  ) : (
    <ReimbursementEdit
      app={app}
      numeroCaso={numeroCaso}
      onDone={() => void router.navigate({ to: routes.requests.path, search: caseSearch(numeroCaso) })}
    />
  );
};
