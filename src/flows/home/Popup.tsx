import { useSelector } from '@xstate/react';
import { hostOf } from '../../../domain/rules/access/safe-url';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { LazyDialog } from '../../ui/overlays/LazyDialog';
import { Poster } from '../../ui/overlays/Poster';
import type { HomeRef } from './home-ref';
import { homeTexts as words } from './texts';

/** The announcement dialog, one image at a time. */
export const Popup = ({ home }: { home: HomeRef }) => {
  const { laminas, indice } = useSelector(home, ({ context }) => context);
  const hasPrevious = useSelector(home, (snapshot) => snapshot.can({ type: 'ANTERIOR' }));
  const hasNext = useSelector(home, (snapshot) => snapshot.can({ type: 'SIGUIENTE' }));
  const of = laminas.length;
  const shown = laminas[indice];
  if (shown === undefined) return null;
  const { id, imagen, enlace } = shown;
  const close = () => home.send({ type: 'CERRAR' });
  return (
    <LazyDialog
      title={words.anuncio}
      size="md"
      onClose={{ label: shellTexts.cerrar, act: close }}
      note={of > 1 ? words.lugar(indice + 1, of) : undefined}
      actions={
        <>
          {hasPrevious && (
            <Button kind="outline" onPress={() => home.send({ type: 'ANTERIOR' })}>
              {words.anterior}
            </Button>
          )}
          {hasNext && (
            <Button kind="outline" onPress={() => home.send({ type: 'SIGUIENTE' })}>
              {words.siguiente}
            </Button>
          )}
          <Button onPress={close}>{shellTexts.cerrar}</Button>
        </>
      }
    >
      <Poster
        key={id}
        src={imagen}
        href={enlace}
        label={
          enlace === null ? words.imagenAnuncio(indice + 1, of) : words.imagenEnlace(indice + 1, of, hostOf(enlace))
        }
        onError={() => home.send({ type: 'IMAGEN_FALLO', id })}
      />
    </LazyDialog>
  );
};
