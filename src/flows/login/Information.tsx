import { useSelector } from '@xstate/react';
import { refusalNotice } from '../../texts/refusal-notice';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { LazyDialog } from '../../ui/overlays/LazyDialog';
import type { LoginRef } from './login-ref';
import { loginRefusals, loginTexts } from './texts';

export const Information = ({ actor }: { actor: LoginRef }) => {
  const respuesta = useSelector(actor, (snapshot) => snapshot.context.respuesta);
  const close = () => actor.send({ type: 'CERRAR' });
  return (
    <LazyDialog
      title={loginTexts.informacion}
      onClose={{ label: shellTexts.cerrar, act: close }}
      actions={
        <>
          <Button kind="outline" onPress={() => actor.send({ type: 'ABRIR', dialogo: 'reenvio' })}>
            {loginTexts.reenvio}
          </Button>
          <Button onPress={close}>{loginTexts.entendido}</Button>
        </>
      }
    >
      <p>{respuesta !== null && refusalNotice(loginRefusals, respuesta).titulo}</p>
    </LazyDialog>
  );
};
