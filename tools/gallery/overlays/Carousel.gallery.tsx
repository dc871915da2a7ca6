import { useState } from 'react';
import { Announcer } from '../../../src/ui/blocks/Announcer';
import { Carousel } from '../../../src/ui/blocks/Carousel';
import { Skeleton } from '../../../src/ui/blocks/Skeleton';
import type { GalleryEntry } from '../gallery-entry';
import one from '../samples/lamina-1.svg';
import two from '../samples/lamina-2.svg';
import three from '../samples/lamina-3.svg';
import four from '../samples/lamina-4.svg';

const words = {
  carousel: 'carrusel',
  pause: 'Pausar',
  resume: 'Reanudar',
  previous: 'Anterior',
  next: 'Siguiente',
  go: (place: number) => `Ir a la imagen ${place}`,
  place: (place: number, of: number) => `Imagen ${place} de ${of}`,
};

const pictures = [one, two, three, four];

/** Stands in for the chart: keeps the index and logs the reported events. */
const Sample = ({ name, count, startsPaused = false }: { name: string; count: number; startsPaused?: boolean }) => {
  const [index, setIndex] = useState(count > 1 ? 1 : 0);
  const [paused, setPaused] = useState(startsPaused);
  const [told, setTold] = useState('');
  const slides = Array.from({ length: count }, (_, place) => ({
    id: String(place),
    src: pictures[place % pictures.length] ?? one,
    href: place % 2 === 1 ? '#novedad' : null,
    label: `Novedad ${place + 1} de ${count}${place % 2 === 1 ? ' (se abre en otra pestaña)' : ''}`,
  }));
  const step = (by: number) => setIndex((index + by + count) % count);
  return (
    <>
      <Carousel
        label={name}
        words={words}
        slides={slides}
        index={index}
        running={!paused}
        paused={paused}
        onPause={() => setPaused(true)}
        onResume={() => setPaused(false)}
        onPrevious={() => step(-1)}
        onNext={() => step(1)}
        onGo={setIndex}
        onSwipe={(by) => {
          setTold(`Deslizada ${by}`);
          step(by);
        }}
        onHold={(cause) => setTold(`Detenida por ${cause}`)}
        onRelease={(cause) => setTold(`Libre de ${cause}`)}
        onImageError={(id) => setTold(`Sin imagen ${id}`)}
      />
      <Announcer words={told} />
    </>
  );
};

export const entries: GalleryEntry[] = [
  {
    name: 'Carousel',
    states: {
      corriendo: () => <Sample name="Novedades" count={4} />,
      detenida: () => <Sample name="Novedades detenidas" count={4} startsPaused />,
      'una sola': () => <Sample name="Una novedad" count={1} />,
      muchas: () => <Sample name="Muchas novedades" count={9} />,
      cargando: () => <Skeleton shape="slide" label="Cargando…" />,
    },
  },
];
