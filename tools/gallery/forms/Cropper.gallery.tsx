import { useState } from 'react';
import { Cropper } from '../../../src/ui/fields/Cropper';
import type { GalleryEntry } from '../gallery-entry';
import person from '../samples/persona.svg';

const image = { ancho: 400, alto: 400 };
const labels = {
  area: 'Parte de la foto que quedará',
  hint: 'Arrastre la foto o use las flechas.',
  nearer: 'Acercar',
  farther: 'Alejar',
  turn: 'Girar a la derecha',
  left: 'Mover a la izquierda',
  right: 'Mover a la derecha',
  up: 'Mover hacia arriba',
  down: 'Mover hacia abajo',
};

const Sample = ({ giro }: { giro: number }) => {
  const [crop, setCrop] = useState({ giro, izquierda: 80, arriba: 60, lado: 240 });
  return (
    <Cropper
      src={person}
      image={image}
      crop={crop}
      labels={labels}
      onMove={({ x, y }) =>
        setCrop({ ...crop, izquierda: crop.izquierda + x * crop.lado, arriba: crop.arriba + y * crop.lado })
      }
      onZoom={(factor) => setCrop({ ...crop, lado: crop.lado / factor })}
      onTurn={() => setCrop({ ...crop, giro: (crop.giro + 1) % 4 })}
    />
  );
};

export const entries: GalleryEntry[] = [
  { name: 'Cropper', states: { derecha: () => <Sample giro={0} />, girada: () => <Sample giro={1} /> } },
];
