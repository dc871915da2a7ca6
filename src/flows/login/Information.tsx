import { useSelector } from '@xstate/react';
import { refusalText } from '../../texts/codes';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { LazyDialog } from '../../ui/overlays/LazyDialog';
import type { LoginRef } from './LoginScreen';
import { loginTexts } from './texts';

export const Information = ({ actor }: { actor: LoginRef }) => {
  const mensaje = useSelector(actor, (snapshot) => snapshot.context.mensaje);
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
      <p>{refusalText('login', 1003, mensaje)}</p>
    </LazyDialog>
  );
};
