import { noAnswerNotice } from '../../texts/problem';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { type FailedProps, lazyComponent } from '../../ui/blocks/lazy-component';
import { Spinner } from '../../ui/blocks/Spinner';
import { Dialog } from '../../ui/overlays/Dialog';
import { type DialogProps, loginAddress } from '../../wiring/addresses/login-address';
import type { LoginRouter } from '../../wiring/addresses/login-search';
import type { App } from '../start/app';
import type { HelpedProps } from './helped-props';

const { titulo, detalle } = noAnswerNotice('acceso');

const closing = ({ address }: DialogProps) => ({ label: shellTexts.cerrar, act: address.close });

const inDialog = {
  waiting: (props: HelpedProps) => (
    <Dialog title={shellTexts.cargando} onClose={closing(props)}>
      <Spinner label={shellTexts.cargando} />
    </Dialog>
  ),
  // A reload instead of a retry: some browsers never request a failed chunk again, and this page has nothing to lose.
  Failed: ({ props }: FailedProps<HelpedProps>) => (
    <Dialog
      title={titulo}
      onClose={closing(props)}
      actions={<Button onPress={props.deps.browser.reload}>{shellTexts.reintentar}</Button>}
    >
      <p>{detalle}</p>
    </Dialog>
  ),
};

const Register = lazyComponent(() => import('./RegisterDialog').then((module) => module.RegisterDialog), inDialog);
const Recover = lazyComponent(() => import('./RecoverDialog').then((module) => module.RecoverDialog), inDialog);

interface Props extends Omit<HelpedProps, 'deps' | 'address'> {
  app: App;
  router: LoginRouter;
  volver: string | undefined;
}

/** The dialog that the address opens over the log-in page. */
export const LoginDialog = ({ app, router, volver, ...props }: Props) => {
  const Program = props.dialogo === 'recuperacion' ? Recover : Register;
  return <Program deps={app} address={loginAddress(router, volver)} {...props} />;
};
