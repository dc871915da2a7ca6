import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { hostOf } from '../../../domain/rules/access/safe-url';
import type { slidesMachine } from '../../../machines/slides/slides.machine';
import type { StateOf } from '../../../machines/state-of';
import { type Start, useFlow } from '../../parts/use-flow';
import { shellTexts } from '../../texts/shell';
import { Carousel } from '../../ui/blocks/Carousel';
import { ErrorBlock } from '../../ui/blocks/ErrorBlock';
import { Section } from '../../ui/blocks/Section';
import { Skeleton } from '../../ui/blocks/Skeleton';
import { homeTexts as words } from './texts';

type View = (props: { slides: ActorRefFrom<typeof slidesMachine> }) => React.ReactNode;

const carouselWords = {
  carousel: words.carrusel,
  pause: words.pausar,
  resume: words.reanudar,
  previous: words.anterior,
  next: words.siguiente,
  go: words.irA,
  place: words.lugar,
};

const Loading: View = () => <Skeleton shape="slide" label={shellTexts.cargando} />;

const Failed: View = ({ slides }) => (
  <ErrorBlock
    title={words.novedadesFallidas}
    retry={{ label: shellTexts.reintentar, act: () => slides.send({ type: 'REINTENTAR' }) }}
  />
);

const Shown: View = ({ slides }) => {
  const { laminas, indice } = useSelector(slides, ({ context }) => context);
  const running = useSelector(slides, (snapshot) => snapshot.matches('corriendo'));
  const paused = useSelector(slides, (snapshot) => snapshot.matches('detenida'));
  const of = laminas.length;
  return (
    <Carousel
      label={words.novedades}
      words={carouselWords}
      slides={laminas.map(({ id, imagen, enlace }, place) => ({
        id,
        src: imagen,
        href: enlace,
        label: enlace === null ? words.novedad(place + 1, of) : words.novedadEnlace(place + 1, of, hostOf(enlace)),
      }))}
      index={indice}
      running={running}
      paused={paused}
      onPause={() => slides.send({ type: 'PAUSAR' })}
      onResume={() => slides.send({ type: 'REANUDAR' })}
      onPrevious={() => slides.send({ type: 'ANTERIOR' })}
      onNext={() => slides.send({ type: 'SIGUIENTE' })}
      onGo={(index) => slides.send({ type: 'IR_A', indice: index })}
      onSwipe={(step) => slides.send({ type: 'DESLIZAR', hacia: step })}
      onHold={(causa) => slides.send({ type: 'RETENER', causa })}
      onRelease={(causa) => slides.send({ type: 'SOLTAR', causa })}
      onImageError={(id) => slides.send({ type: 'IMAGEN_FALLO', id })}
    />
  );
};

const views = {
  cargando: Loading,
  fallida: Failed,
  decidiendo: Loading,
  vacia: null,
  unaSola: Shown,
  corriendo: Shown,
  enEspera: Shown,
  detenida: Shown,
} satisfies Record<StateOf<typeof slidesMachine>, View | null>;

/** Renders nothing when there are no slides. */
export const Novedades = ({ start }: { start: () => Start<typeof slidesMachine> }) => {
  const { actor: slides, state } = useFlow(start);
  const Current = views[state];
  if (Current === null) return null;
  return (
    <Section title={words.novedades}>
      <Current slides={slides} />
    </Section>
  );
};
