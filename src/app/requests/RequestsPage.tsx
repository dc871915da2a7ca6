import { useRouter } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { routes } from '../../../domain/rules/access/routes';
import type { RequestForm } from '../../../domain/rules/requests/request-kinds';
import { caseSearch, continuesDraft, requestPlace } from '../../../domain/rules/requests/request-place';
import { Loading } from '../../parts/Loading';
import { lazyPart } from '../../parts/lazy-part';
import { focusTitle } from '../../platform/focus-title';
import { useOnChange } from '../../ui/hooks/use-on-change';
import type { App } from '../start/app';
import { LastReceipt } from './LastReceipt';
import type { RequestFormProps } from './request-form-props';

const RequestsList = lazyPart(() => import('./RequestsList').then((module) => module.RequestsList), Loading);
const Affiliation = lazyPart(() => import('./Affiliation').then((module) => module.Affiliation), Loading);
const ReimbursementEdit = lazyPart(
  () => import('./ReimbursementEdit').then((module) => module.ReimbursementEdit),
  Loading,
);

/** Each form is lazy-loaded when its address is opened. */
const forms: Readonly<Record<RequestForm, ComponentType<RequestFormProps>>> = {
  titular: Affiliation,
  dependiente: Affiliation,
  reembolso: lazyPart(() => import('./Reimbursement').then((module) => module.Reimbursement), Loading),
  preautorizacion: lazyPart(() => import('./Preauthorization').then((module) => module.Preauthorization), Loading),
};

interface Props {
  app: App;
  /** The search part of the address. */
  search: object;
}

/** Shows the list of requests or a form, by the address alone. */
export const RequestsPage = ({ app, search }: Props) => {
  const router = useRouter();
  const place = requestPlace(search);
  const shown = Object.values(place).join(' ');
  // The path stays the same, but to screen readers it is a new page.
  useOnChange(shown, focusTitle);
  if (place.shows === 'lista') return <RequestsList app={app} router={router} />;
  const props = {
    app,
    leave: (caso: string) => void router.navigate({ to: routes.requests.path, search: caseSearch(caso) }),
  };
  if (place.shows === 'edicion') return <ReimbursementEdit key={shown} {...props} numeroCaso={place.numeroCaso} />;
  if (place.shows === 'documentos')
    return <Affiliation key={shown} {...props} forma={place.forma} numeroCaso={place.numeroCaso} />;
  const { forma } = place;
  if (place.shows === 'recibo')
    return (
      <LastReceipt key={shown} app={app} tipo={forma}>
        <RequestsList app={app} router={router} />
      </LastReceipt>
    );
  const Form = forms[forma];
  const notice = <LastReceipt app={app} tipo={forma} resumido />;
  return (
    <Form key={shown} {...props} forma={forma} numeroCaso={null} continuar={continuesDraft(search)} recibo={notice} />
  );
};
