import { type ComponentType, lazy, Suspense } from 'react';
import type { RequestForm } from '../../domain/rules/requests/request-kinds';
import { requestPlace } from '../../domain/rules/requests/request-place';
import { Loading } from '../parts/Loading';
import { focusTitle } from '../platform/focus-title';
import { useOnChange } from '../ui/hooks/use-on-change';
import type { RequestRouter } from '../wiring/request-address';
import type { App } from './app';

export interface RequestFormProps {
  app: App;
  forma: RequestForm;
  /** Of the case that is completed; null: a new request. */
  numeroCaso: string | null;
}

const RequestsList = lazy(() => import('./RequestsList').then((part) => ({ default: part.RequestsList })));

const Affiliation = lazy(() => import('./Affiliation').then((part) => ({ default: part.Affiliation })));

/** Each is fetched when its address asks for it. */
const forms: Readonly<Record<RequestForm, ComponentType<RequestFormProps>>> = {
  titular: Affiliation,
  dependiente: Affiliation,
  reembolso: lazy(() => import('./Reimbursement').then((part) => ({ default: part.Reimbursement }))),
  preautorizacion: lazy(() => import('./Preauthorization').then((part) => ({ default: part.Preauthorization }))),
};

interface Props {
  app: App;
  router: RequestRouter;
  /** Of the address. */
  search: object;
}

/** The address alone says whether the list of requests stands here, or a form in its place. */
export const RequestsPage = ({ app, router, search }: Props) => {
  const place = requestPlace(search);
  const forma = 'forma' in place ? place.forma : 'reembolso';
  const numeroCaso = 'numeroCaso' in place ? place.numeroCaso : null;
  const shown = place.shows === 'lista' ? '' : `${forma} ${numeroCaso}`;
  // The path stays: for a reader it is another page all the same.
  useOnChange(shown, focusTitle);
  const Form = forms[forma];
  return (
    <Suspense key={shown} fallback={<Loading />}>
      {place.shows === 'lista' ? (
        <RequestsList app={app} router={router} />
      ) : (
        <Form app={app} forma={forma} numeroCaso={numeroCaso} />
      )}
    </Suspense>
  );
};
