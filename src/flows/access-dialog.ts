import { createElement, lazy } from 'react';
import { AccessDialog } from '../screens/access/AccessDialog';
import type { DialogProps } from './login-address';
import { loginAddress } from './login-address';
import type { LoginRouter } from './login-search';

const Register = lazy(() => import('./register-dialog').then(({ RegisterDialog }) => ({ default: RegisterDialog })));
const Recover = lazy(() => import('./recover-dialog').then(({ RecoverDialog }) => ({ default: RecoverDialog })));

interface Props extends Omit<DialogProps, 'address'> {
  router: LoginRouter;
  back: string | undefined;
}

/** One dialog of the log-in page, fetched when it is asked for. */
export const LoginDialog = ({ router, back, ...page }: Props) => {
  const address = loginAddress(router, back);
  return createElement(AccessDialog<DialogProps>, {
    Program: page.dialogo === 'recuperacion' ? Recover : Register,
    parts: { ...page, address },
    close: address.close,
    reload: page.app.browser.reload,
  });
};
