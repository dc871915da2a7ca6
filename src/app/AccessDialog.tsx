import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import { noAnswerNotice } from '../texts/problem';
import { shellTexts } from '../texts/shell';
import { Button } from '../ui/actions/Button';
import { Spinner } from '../ui/blocks/Spinner';
import { Dialog } from '../ui/overlays/Dialog';

interface Props<P extends object> {
  /** Suspends as long as its program is on its way. */
  Program: ComponentType<P>;
  parts: P;
  close: () => void;
  /** A program that did not come is never asked for again by the browser: only a new start helps. */
  reload: () => void;
}

const { titulo, detalle } = noAnswerNotice('acceso');

/** What stands over the log-in page until its dialog's program is there, and when it does not come. */
export const AccessDialog = <P extends object>({ Program, parts, close, reload }: Props<P>) => {
  const onClose = { label: shellTexts.cerrar, act: close };
  return (
    <CatchBoundary
      getResetKey={() => ''}
      errorComponent={() => (
        <Dialog title={titulo} onClose={onClose} actions={<Button onPress={reload}>{shellTexts.reintentar}</Button>}>
          <p>{detalle}</p>
        </Dialog>
      )}
    >
      <Suspense
        fallback={
          <Dialog title={shellTexts.cargando} onClose={onClose}>
            <Spinner label={shellTexts.cargando} />
          </Dialog>
        }
      >
        <Program {...parts} />
      </Suspense>
    </CatchBoundary>
  );
};
