import { useSelector } from '@xstate/react';
import { chromeTexts } from '../../texts/chrome';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { LazyDialog } from '../../ui/overlays/LazyDialog';
import type { ShellRef } from '../../wiring/actors/shell-ref';

export const LogoutQuestion = ({ shell }: { shell: ShellRef }) => {
  const asking = useSelector(shell, (snapshot) => snapshot.matches('preguntandoSalida'));
  const losing = useSelector(shell, (snapshot) => snapshot.hasTag('aviso'));
  if (!asking) return null;
  const no = () => shell.send({ type: 'NO' });
  return (
    <LazyDialog
      title={shellTexts.cerrarSesion}
      onClose={{ label: shellTexts.cerrar, act: no }}
      actions={
        <>
          <Button kind="outline" onPress={no}>
            {chromeTexts.no}
          </Button>
          <Button onPress={() => shell.send({ type: 'SI' })}>{chromeTexts.si}</Button>
        </>
      }
    >
      <p>{chromeTexts.preguntaSalida}</p>
      {losing && <p>{chromeTexts.salidaBorra}</p>}
    </LazyDialog>
  );
};
