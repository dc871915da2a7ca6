import { lazy } from 'react';
import { type DialogParts, type DialogProps, loginAddress } from '../wiring/login-address';
import { type LoginRouter, openDialog } from '../wiring/login-search';
import { AccessDialog } from './AccessDialog';
import type { App } from './app';

const Register = lazy(() => import('./RegisterDialog').then(({ RegisterDialog }) => ({ default: RegisterDialog })));
const Recover = lazy(() => import('./RecoverDialog').then(({ RecoverDialog }) => ({ default: RecoverDialog })));
const MailWait = lazy(() => import('./MailWait').then((notice) => ({ default: notice.MailWait })));

interface Props {
  app: App;
  router: LoginRouter;
  volver: string | undefined;
  /** Without it: the notice above the form. */
  dialog?: Pick<DialogProps, 'dialogo'> & Pick<DialogParts, 'typed' | 'carry'>;
}

/** What the log-in page does without until somebody asks for it. */
export const LoginExtra = ({ app, router, volver, dialog }: Props) => {
  if (dialog === undefined) return <MailWait deps={app} open={openDialog(router, volver)} />;
  const address = loginAddress(router, volver);
  return (
    <AccessDialog<DialogProps>
      Program={dialog.dialogo === 'recuperacion' ? Recover : Register}
      parts={{ deps: app, address, ...dialog }}
      close={address.close}
      reload={app.browser.reload}
    />
  );
};
