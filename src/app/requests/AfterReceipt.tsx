import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { routes } from '../../../domain/rules/access/routes';
import type { RequestForm } from '../../../domain/rules/requests/request-kinds';
import { Loading } from '../../parts/Loading';
import { lazyPart } from '../../parts/lazy-part';
import { caseReceiptStore } from '../../platform/case-receipt-store';
import type { App } from '../start/app';

const CaseReceipt = lazyPart(() => import('./CaseReceipt').then((module) => module.CaseReceipt), Loading);

interface Props {
  app: App;
  tipo: RequestForm;
  children: ReactNode;
}

/** Shows the receipt of the last request of this kind until it is closed, then the form. */
export const AfterReceipt = ({ app, tipo, children }: Props) => {
  const router = useRouter();
  const [recibo] = useState(() =>
    caseReceiptStore(app.browser.session, app.session.getSnapshot().context.codigoAfiliado).read(),
  );
  return recibo?.tipo === tipo ? (
    <CaseReceipt app={app} recibo={recibo} onClose={() => void router.navigate({ to: routes.requests.path })} />
  ) : (
    children
  );
};
