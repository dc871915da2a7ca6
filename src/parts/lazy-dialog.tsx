import type { ComponentType } from 'react';
import { lostPart } from '../texts/lost-part';
import { shellTexts } from '../texts/shell';
import { Button } from '../ui/actions/Button';
import { lazyPart } from '../ui/blocks/lazy-part';
import { LazyDialog } from '../ui/overlays/LazyDialog';

interface Lost {
  /** Title of the error dialog. */
  title?: string;
  close: () => void;
}

/** A lazy dialog. If its chunk fails to load, a dialog with the error opens instead, and the page stays. */
export const lazyDialog = <P extends object>(load: () => Promise<ComponentType<P>>, lostOf: (props: P) => Lost) =>
  lazyPart(load, ({ props, again, coming }) => {
    const { title = lostPart.titulo, close } = lostOf(props);
    return (
      <LazyDialog
        title={title}
        onClose={{ label: shellTexts.cerrar, act: close }}
        actions={
          <>
            <Button kind="outline" onPress={close}>
              {shellTexts.cerrar}
            </Button>
            <Button busy={coming} onPress={again}>
              {shellTexts.reintentar}
            </Button>
          </>
        }
      >
        {title !== lostPart.titulo && <p>{lostPart.titulo}</p>}
        <p>{lostPart.detalle}</p>
      </LazyDialog>
    );
  });
