import { useEffect, useLayoutEffect, useRef } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { fitWords } from './fit-words';
import { gesturesOn } from './gestures';
import { highlight } from './highlight';
import type { Moment } from './simulation';
import { centredOn, fitted, moved, revealing, type Size, type View, zoomed } from './view';

export interface Camera {
  zoom(by: number): void;
  showAll(): void;
  /** The zoom at which labels can be read. */
  toState(name: string): void;
  toCurrent(): void;
}

interface Props {
  name: string;
  svg: string;
  /** The current state, and the steps to it; null: the picture alone. */
  at: { snapshot: AnyMachineSnapshot; trace: readonly Moment[] } | null;
  /** The states that match the search, and the selected one. */
  found: readonly string[];
  picked: string | undefined;
  onPick(state: string): void;
  onScale(scale: number): void;
  camera: { current: Camera | null };
}

const drawn = (svg: string): Node =>
  document.importNode(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement, true);

const sizeOf = (svg: SVGSVGElement | null): Size => ({
  width: Number(svg?.dataset.width ?? 1),
  height: Number(svg?.dataset.height ?? 1),
});

const boxOf = (part: Element | null | undefined): DOMRect | undefined =>
  (part?.querySelector('rect') ?? part?.closest<SVGGraphicsElement>('path, text'))?.getBBox();

/** The least scale at which the words of a picture can be read. */
const readable = 0.6;

/** Pans and zooms the picture in its viewport; the SVG itself stays unchanged. */
const cameraOf = (room: HTMLElement, onScale: (scale: number) => void) => {
  let view: View = { x: 0, y: 0, scale: 1 };
  let whole = true;
  const svg = () => room.querySelector('svg');
  const size = (): Size => ({ width: room.clientWidth, height: room.clientHeight });
  const picture = () => sizeOf(svg());
  const see = (next: View) => {
    whole = false;
    view = next;
    const { width, height } = size();
    svg()?.setAttribute('viewBox', [view.x, view.y, width / view.scale, height / view.scale].join(' '));
    onScale(view.scale);
  };
  const showAll = () => {
    see(fitted(picture(), size()));
    whole = true;
  };
  const stateNamed = (name: string) => boxOf(room.querySelector(`[data-state="${CSS.escape(name)}"]`));
  const current = () => boxOf([...room.querySelectorAll('.now')].at(-1));
  const centre = (box: DOMRect | undefined) => box !== undefined && see(centredOn(box, size(), view));
  return {
    view: () => view,
    see,
    picture,
    room: size,
    showAll,
    zoom: (by: number) => see(zoomed(view, by, { x: size().width / 2, y: size().height / 2 })),
    toState: (name: string) => void centre(stateNamed(name)),
    toCurrent: () => void centre(current()),
    /** As a whole if it can be read so; otherwise at the current state, or at the first change. */
    begin: () => {
      if (view.scale < readable) centre(current() ?? boxOf(room.querySelector('.added, .changed, .removed')));
    },
    reveal: () => {
      const box = current();
      const next = box === undefined ? view : revealing(view, box, size());
      if (next !== view) see(next);
    },
    /** The viewport was resized: a fitted picture is fitted again, any other keeps its centre. */
    resized: () => (whole ? showAll() : see(moved(view, 0, 0))),
  };
};

/** The picture of the chart, with the current state, its transitions, and the last taken transition. */
export const ChartPicture = (props: Props) => {
  const { name, svg, at, found, picked } = props;
  const room = useRef<HTMLElement>(null);
  const now = useRef(props);
  const moving = useRef<ReturnType<typeof cameraOf>>(null);
  now.current = props;

  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return;
    const camera = cameraOf(element, (scale) => now.current.onScale(scale));
    moving.current = camera;
    now.current.camera.current = camera;
    const undo = gesturesOn(element, {
      ...camera,
      onCurrent: camera.toCurrent,
      onPress: (at) => {
        const state = at.closest<SVGElement>('[data-state]')?.dataset.state;
        if (state !== undefined) now.current.onPick(state);
      },
    });
    const sized = new ResizeObserver(camera.resized);
    sized.observe(element);
    return () => {
      sized.disconnect();
      undo();
    };
  }, []);
  useLayoutEffect(() => {
    const picture = drawn(svg);
    room.current?.replaceChildren(picture);
    if (!(picture instanceof SVGSVGElement)) return;
    // From here on the SVG has the size of its viewport.
    for (const side of ['width', 'height'] as const) {
      picture.dataset[side] = picture.getAttribute(side) ?? '1';
      picture.setAttribute(side, '100%');
    }
    picture.setAttribute('preserveAspectRatio', 'xMinYMin meet');
    fitWords(picture);
    moving.current?.showAll();
  }, [svg]);
  useEffect(() => {
    if (room.current !== null && at !== null) highlight(room.current, at.snapshot, at.trace, found, picked);
  });
  // After the current state is marked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture begins anew
  useEffect(() => moving.current?.begin(), [svg]);
  const length = at?.trace.length ?? 0;
  useEffect(() => {
    if (length > 0) moving.current?.reveal();
  }, [length]);
  return (
    <section
      ref={room}
      className="picture"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by the keyboard
      tabIndex={0}
      aria-label={`Diagrama de ${name}`}
      aria-describedby="teclas"
    />
  );
};
