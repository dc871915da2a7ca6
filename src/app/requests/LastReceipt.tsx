import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { routes } from '../../../domain/rules/access/routes';
import type { RequestForm } from '../../../domain/rules/requests/request-kinds';
import { Loading } from '../../parts/Loading';
import { lazyPart } from '../../parts/lazy-part';
import { caseReceiptStore } from '../../platform/case-receipt-store';
import type { App } from '../start/app';

const CaseReceipt = lazyPart(
  () => import('./CaseReceipt').then((module) => module.CaseReceipt),
  ({ resumido }) => !resumido && <Loading />,
);

/** Fetched while a form loads: its notice must not move what the member is about to press. */
export const preloadReceipt = CaseReceipt.preload;

interface Props {
  app: App;
  tipo: RequestForm;
  /** A notice over a form, in place of the receipt. */
  resumido?: boolean;
  /** Shown where there is no receipt. */
  children?: ReactNode;
}

/** The receipt of the last request of this kind. */
export const LastReceipt = ({ app, tipo, resumido = false, children }: Props) => {
  const router = useRouter();
  const [recibo] = useState(() =>
    caseReceiptStore(app.browser.session, app.session.getSnapshot().context.codigoAfiliado).read(),
  );
  return recibo?.tipo === tipo ? (
    <CaseReceipt
      app={app}
      recibo={recibo}
      resumido={resumido}
      onClose={() => void router.navigate({ to: routes.requests.path })}
    />
  ) : (
    children
  );
};
