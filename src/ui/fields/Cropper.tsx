import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { IconButton } from '../actions/IconButton';
import { ChevronDownIcon } from '../icons/ChevronDownIcon';
import { ChevronLeftIcon } from '../icons/ChevronLeftIcon';
import { ChevronRightIcon } from '../icons/ChevronRightIcon';
import { ChevronUpIcon } from '../icons/ChevronUpIcon';
import { MinusIcon } from '../icons/MinusIcon';
import { PlusIcon } from '../icons/PlusIcon';
import { TurnIcon } from '../icons/TurnIcon';
import { Stack } from '../layout/Stack';
import { area, controls, hint as hintStyle, picture, ring } from './Cropper.css';

interface Props {
  src: string;
  /** Displayed size of the picture before rotation. */
  image: { ancho: number; alto: number };
  /** The square in pixels of the rotated picture; `giro` in quarter turns clockwise. */
  crop: { giro: number; izquierda: number; arriba: number; lado: number };
  labels: {
    area: string;
    hint: string;
    nearer: string;
    farther: string;
    turn: string;
    left: string;
    right: string;
    up: string;
    down: string;
  };
  /** Moves the square by fractions of its side. */
  onMove: (by: { x: number; y: number }) => void;
  /** More than 1 zooms in. */
  onZoom: (factor: number) => void;
  onTurn: () => void;
}

const step = 0.05;
const nearer = 1.25;
const keys: Readonly<Record<string, { x: number; y: number } | undefined>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};
const zooms: Readonly<Record<string, number | undefined>> = {
  '+': nearer,
  '=': nearer,
  '-': 1 / nearer,
  _: 1 / nearer,
};

interface Point {
  x: number;
  y: number;
}

const apart = ([a, b]: readonly Point[]): number =>
  a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y);

/** Selects a square of a picture by touch, mouse, wheel, keys, or buttons. */
export const Cropper = ({ src, image, crop, labels, onMove, onZoom, onTurn }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const hintId = useId();

  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const turnWheel = (event: WheelEvent) => {
      event.preventDefault();
      onZoom(Math.exp(-Math.max(-100, Math.min(100, event.deltaY)) / 400));
    };
    // React's wheel listener is passive and cannot prevent scrolling.
    element.addEventListener('wheel', turnWheel, { passive: false });
    return () => element.removeEventListener('wheel', turnWheel);
  }, [onZoom]);

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const width = event.currentTarget.clientWidth;
    const was = apart([...fingers.current.values()]);
    const now = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, now);
    const count = fingers.current.size;
    const is = apart([...fingers.current.values()]);
    if (count === 2 && was > 0 && is > 0) onZoom(is / was);
    // With two fingers each contributes half of the movement.
    onMove({ x: (before.x - now.x) / width / count, y: (before.y - now.y) / width / count });
  };
  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
  const press = (event: KeyboardEvent) => {
    const by = keys[event.key];
    const factor = zooms[event.key];
    if (by === undefined && factor === undefined) return;
    event.preventDefault();
    if (by !== undefined) onMove(by);
    if (factor !== undefined) onZoom(factor);
  };

  const [across, down] = crop.giro % 2 === 0 ? [image.ancho, image.alto] : [image.alto, image.ancho];
  const part = (points: number) => `${(100 * points) / crop.lado}%`;
  return (
    <Stack space={3}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and here there are none */}
      <div
        ref={place}
        className={area}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys move what is shown in it; the buttons below do the same
        tabIndex={0}
        aria-label={labels.area}
        aria-describedby={hintId}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        }}
        onPointerMove={drag}
        onPointerUp={lift}
        onPointerCancel={lift}
      >
        <img
          className={picture}
          src={src}
          alt=""
          draggable={false}
          style={{
            width: part(image.ancho),
            height: part(image.alto),
            left: part(across / 2 - crop.izquierda),
            top: part(down / 2 - crop.arriba),
            transform: `translate(-50%, -50%) rotate(${crop.giro * 90}deg)`,
          }}
        />
        <span className={ring} />
      </div>
      <div className={controls}>
        <IconButton label={labels.nearer} icon={<PlusIcon />} onPress={() => onZoom(nearer)} />
        <IconButton label={labels.farther} icon={<MinusIcon />} onPress={() => onZoom(1 / nearer)} />
        <IconButton label={labels.turn} icon={<TurnIcon />} onPress={onTurn} />
        <IconButton label={labels.left} icon={<ChevronLeftIcon />} onPress={() => onMove({ x: -step, y: 0 })} />
        <IconButton label={labels.right} icon={<ChevronRightIcon />} onPress={() => onMove({ x: step, y: 0 })} />
        <IconButton label={labels.up} icon={<ChevronUpIcon />} onPress={() => onMove({ x: 0, y: -step })} />
        <IconButton label={labels.down} icon={<ChevronDownIcon />} onPress={() => onMove({ x: 0, y: step })} />
      </div>
      <p className={hintStyle} id={hintId}>
        {labels.hint}
      </p>
    </Stack>
  );
};
