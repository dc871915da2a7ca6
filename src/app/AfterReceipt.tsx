import { useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, useState } from 'react';
import { routes } from '../../domain/rules/access/routes';
import type { RequestForm } from '../../domain/rules/requests/request-kinds';
import { caseReceiptStore } from '../platform/case-receipt-store';
import type { App } from './app';

const CaseReceipt = lazy(() => import('./CaseReceipt').then((part) => ({ default: part.CaseReceipt })));

interface Props {
  app: App;
  tipo: RequestForm;
  children: ReactNode;
}

/** The receipt of the last request of this kind until it is closed, and else its form. */
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
