import { useSelector } from '@xstate/react';
import { lazyPart } from '../../parts/lazy-part';
import { shellTexts } from '../../texts/shell';
import { Spinner } from '../../ui/blocks/Spinner';
import { Stack } from '../../ui/layout/Stack';
import { PhotoMessage } from './PhotoMessage';
import type { PhotoViewProps } from './photo-ref';
import { photoTexts as words } from './texts';

const Cropper = lazyPart(
  () => import('../../ui/fields/Cropper').then((module) => module.Cropper),
  () => <Spinner label={shellTexts.cargando} />,
);

const labels = {
  area: words.area,
  hint: words.pista,
  nearer: words.acercar,
  farther: words.alejar,
  turn: words.girar,
  left: words.izquierda,
  right: words.derecha,
  up: words.arriba,
  down: words.abajo,
};

/** The crop square over the whole picture. */
export const Adjusting = ({ actor }: PhotoViewProps) => {
  const original = useSelector(actor, ({ context }) => context.original);
  const crop = useSelector(actor, ({ context }) => context.recorte);
  if (original === null || crop === null) return null;
  return (
    <Stack>
      <PhotoMessage actor={actor} />
      <Cropper
        src={original.direccion}
        image={original}
        crop={crop}
        labels={labels}
        onMove={(by) => actor.send({ type: 'MOVER', ...by })}
        onZoom={(factor) => actor.send({ type: 'ACERCAR', factor })}
        onTurn={() => actor.send({ type: 'GIRAR' })}
      />
    </Stack>
  );
};
