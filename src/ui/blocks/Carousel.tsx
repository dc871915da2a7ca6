import type { FocusEvent, PointerEvent } from 'react';
import { IconButton } from '../actions/IconButton';
import { useSwipe } from '../hooks/use-swipe';
import { ChevronLeftIcon } from '../icons/ChevronLeftIcon';
import { ChevronRightIcon } from '../icons/ChevronRightIcon';
import { PauseIcon } from '../icons/PauseIcon';
import { PlayIcon } from '../icons/PlayIcon';
import { controls, count, dot, dots, image, link, slides as looks, pause, stage, steps } from './Carousel.css';

/** Reasons to pause: a pointer over it, the focus in it, a touch. */
type Hold = 'puntero' | 'foco' | 'toque';

interface Slide {
  id: string;
  src: string;
  href: string | null;
  /** Accessible name; also says if the link opens a new tab. */
  label: string;
}

interface Props {
  label: string;
  words: {
    carousel: string;
    pause: string;
    resume: string;
    previous: string;
    next: string;
    /** «Ir a la imagen 3» */
    go: (place: number) => string;
    /** «2 de 9», shown in place of the dots when there are too many images. */
    place: (place: number, of: number) => string;
  };
  slides: readonly Slide[];
  index: number;
  /** It advances automatically, so its images are not announced. */
  running: boolean;
  /** Stopped by its button, which then resumes. */
  paused: boolean;
  onPause: () => void;
  onResume: () => void;
  onPrevious: () => void;
  onNext: () => void;
  onGo: (index: number) => void;
  onSwipe: (step: 1 | -1) => void;
  onHold: (cause: Hold) => void;
  onRelease: (cause: Hold) => void;
  onImageError: (id: string) => void;
}

const mostDots = 6;

/** Shows the image that the chart selects and reports presses; the chart controls the advance. */
export const Carousel = (props: Props) => {
  const { label, words, slides, index, running, paused } = props;
  const swipe = useSwipe(props.onSwipe);
  const many = slides.length > 1;
  // Not attached to the resume button, since pressing it would pause again.
  const holding = {
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && props.onHold('puntero'),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && props.onRelease('puntero'),
    onTouchStart: () => props.onHold('toque'),
    onTouchEnd: () => props.onRelease('toque'),
    onTouchCancel: () => props.onRelease('toque'),
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) =>
      currentTarget.contains(relatedTarget) || props.onHold('foco'),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      currentTarget.contains(relatedTarget) || props.onRelease('foco'),
  };
  // Loads only the current, previous and next image.
  const isNear = (place: number) =>
    [index, index + 1, index + slides.length - 1].some((near) => near % slides.length === place);

  return (
    // biome-ignore lint/a11y/useSemanticElements: the section around it is the landmark
    <div role="group" aria-roledescription={words.carousel} aria-label={label}>
      <div className={stage} aria-live={running ? 'off' : 'polite'} {...holding} {...(many ? swipe : {})}>
        {slides.map(({ id, src, href, label: name }, place) => {
          if (!isNear(place)) return null;
          const picture = (
            <img
              className={image}
              src={src}
              alt={name}
              draggable={false}
              decoding="async"
              onError={() => props.onImageError(id)}
            />
          );
          return (
            <div key={id} className={place === index ? looks.shown : looks.gone}>
              {href === null ? (
                picture
              ) : (
                <a className={link} href={href} target="_blank" rel="noopener noreferrer" draggable={false}>
                  {picture}
                </a>
              )}
            </div>
          );
        })}
      </div>
      {many && (
        <div className={controls}>
          <button type="button" className={pause} onClick={paused ? props.onResume : props.onPause}>
            {paused ? <PlayIcon size="small" /> : <PauseIcon size="small" />}
            {paused ? words.resume : words.pause}
          </button>
          <div className={steps} {...holding}>
            {slides.length > mostDots ? (
              <span className={count}>{words.place(index + 1, slides.length)}</span>
            ) : (
              <span className={dots}>
                {slides.map(({ id }, place) => (
                  <button
                    key={id}
                    type="button"
                    className={dot}
                    aria-label={words.go(place + 1)}
                    aria-current={place === index}
                    onClick={() => props.onGo(place)}
                  />
                ))}
              </span>
            )}
            <IconButton label={words.previous} icon={<ChevronLeftIcon />} onPress={props.onPrevious} />
            <IconButton label={words.next} icon={<ChevronRightIcon />} onPress={props.onNext} />
          </div>
        </div>
      )}
    </div>
  );
};
