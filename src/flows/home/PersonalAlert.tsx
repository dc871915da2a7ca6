import { useSelector } from '@xstate/react';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { LazyDialog } from '../../ui/overlays/LazyDialog';
import type { HomeRef } from './home-ref';
import { homeTexts } from './texts';

export const PersonalAlert = ({ home }: { home: HomeRef }) => {
  const message = useSelector(home, ({ context }) => context.mensaje);
  const close = () => home.send({ type: 'CERRAR' });
  return (
    <LazyDialog
      title={homeTexts.informacion}
      onClose={{ label: shellTexts.cerrar, act: close }}
      actions={<Button onPress={close}>{homeTexts.entendido}</Button>}
    >
      <p dir="auto">{message}</p>
    </LazyDialog>
  );
};
