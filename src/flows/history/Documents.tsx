import { useSelector } from '@xstate/react';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { ButtonAnchor } from '../../ui/actions/ButtonAnchor';
import { Alert } from '../../ui/blocks/Alert';
import { LazyDialog } from '../../ui/overlays/LazyDialog';
import type { HistoryRef } from './history-ref';
import { historyTexts as words } from './texts';

interface Props {
  history: HistoryRef;
}

export const Preparing = ({ history }: Props) => (
  <Alert
    tone="informacion"
    title={words.preparando}
    action={
      <Button kind="ghost" size="small" onPress={() => history.send({ type: 'CANCELAR' })}>
        {words.cancelar}
      </Button>
    }
  />
);

const useReady = (history: HistoryRef) => ({
  ready: useSelector(history, ({ context }) => words.listo(context.documento?.nap ?? '')),
  onClose: { label: shellTexts.cerrar, act: () => history.send({ type: 'CERRAR' }) },
});

/** A link, because browsers block windows opened by a script. */
export const ViewNow = ({ history }: Props) => {
  const { ready, onClose } = useReady(history);
  const archivo = useSelector(history, ({ context }) => context.archivo);
  return (
    <LazyDialog
      title={words.verPdf}
      onClose={onClose}
      actions={
        <ButtonAnchor
          look="primary"
          href={archivo}
          target="_blank"
          rel="noopener"
          onClick={() => history.send({ type: 'ABRIR_AHORA' })}
        >
          {words.abrirAhora}
        </ButtonAnchor>
      }
    >
      <p>{ready}</p>
      <p>{words.otraPestana}</p>
    </LazyDialog>
  );
};

export const ShareNow = ({ history }: Props) => {
  const { ready, onClose } = useReady(history);
  const busy = useSelector(history, (snapshot) => snapshot.matches({ mostrando: 'compartiendo' }));
  return (
    <LazyDialog
      title={words.compartirPdf}
      onClose={onClose}
      actions={
        <Button busy={busy} onPress={() => history.send({ type: 'COMPARTIR_AHORA' })}>
          {words.compartirAhora}
        </Button>
      }
    >
      <p>{ready}</p>
      <p>{words.privado}</p>
    </LazyDialog>
  );
};
