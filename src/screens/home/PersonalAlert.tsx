import { useSelector } from '@xstate/react';
import { homeTexts } from '../../texts/home';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/Button';
import { LazyDialog } from '../../ui/LazyDialog';
import type { HomeRef } from './HomeScreen';

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
