import type { ComponentType } from 'react';
import { lostPart } from '../texts/lost-part';
import { shellTexts } from '../texts/shell';
import { Button } from '../ui/actions/Button';
import { lazyComponent } from '../ui/blocks/lazy-component';
import { LazyDialog } from '../ui/overlays/LazyDialog';

interface Lost {
  /** The title of the dialog that failed to load, if its button names it. */
  title?: string;
  close: () => void;
}

/** A dialog with a chunk of its own. If the chunk fails, a dialog offers a retry and the page stays. */
export const lazyDialog = <P extends object>(load: () => Promise<ComponentType<P>>, lostOf: (props: P) => Lost) =>
  lazyComponent(load, {
    Failed: ({ props, retry, retrying }) => {
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
              <Button busy={retrying} onPress={retry}>
                {shellTexts.reintentar}
              </Button>
            </>
          }
        >
          {title !== lostPart.titulo && <p>{lostPart.titulo}</p>}
          <p>{lostPart.detalle}</p>
        </LazyDialog>
      );
    },
  });
