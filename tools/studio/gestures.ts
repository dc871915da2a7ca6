import { fitted, moved, type Size, type View, zoomed } from './view';

interface Scenery {
  view(): View;
  see(view: View): void;
  picture(): Size;
  room(): Size;
  /** A press that moved nothing. */
  onPress(at: Element): void;
  onCurrent(): void;
}

interface Point {
  x: number;
  y: number;
}

const step = 60;
const slack = 4;

const between = (one: Point, other: Point) => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
  far: Math.hypot(one.x - other.x, one.y - other.y),
});

/** Adds wheel, pinch, drag and keys to a picture. Returns a function that removes them. */
export const gesturesOn = (element: HTMLElement, scenery: Scenery): (() => void) => {
  const { view, see, picture, room, onPress, onCurrent } = scenery;
  const pressed = new Map<number, Point>();
  let travelled = 0;
  const middle = () => ({ x: room().width / 2, y: room().height / 2 });
  const here = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  const keys: Readonly<Record<string, () => void>> = {
    '+': () => see(zoomed(view(), 1.25, middle())),
    '-': () => see(zoomed(view(), 0.8, middle())),
    '0': () => see(fitted(picture(), room())),
    e: onCurrent,
    ArrowLeft: () => see(moved(view(), step, 0)),
    ArrowRight: () => see(moved(view(), -step, 0)),
    ArrowUp: () => see(moved(view(), 0, step)),
    ArrowDown: () => see(moved(view(), 0, -step)),
  };
  const onKey = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  // Two fingers on a touchpad come as a wheel with the control key.
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    see(zoomed(view(), Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0015)), here(event)));
  };
  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (pressed.size === 0) travelled = 0;
    pressed.set(event.pointerId, here(event));
  };
  const onMove = (event: PointerEvent) => {
    const from = pressed.get(event.pointerId);
    if (from === undefined) return;
    const to = here(event);
    const [other] = [...pressed].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
    travelled += Math.hypot(to.x - from.x, to.y - from.y);
    if (travelled > slack) element.setPointerCapture(event.pointerId);
    pressed.set(event.pointerId, to);
    if (other === undefined) return see(moved(view(), to.x - from.x, to.y - from.y));
    const [before, after] = [between(from, other), between(to, other)];
    const near = zoomed(view(), before.far === 0 ? 1 : after.far / before.far, before);
    see(moved(near, after.x - before.x, after.y - before.y));
  };
  const onUp = (event: PointerEvent) => {
    const { target } = event;
    if (
      pressed.delete(event.pointerId) &&
      travelled <= slack &&
      event.type === 'pointerup' &&
      target instanceof Element
    )
      onPress(target);
  };

  const undo = new AbortController();
  const { signal } = undo;
  element.addEventListener('keydown', onKey, { signal });
  element.addEventListener('wheel', onWheel, { signal, passive: false });
  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener('pointermove', onMove, { signal });
  element.addEventListener('pointerup', onUp, { signal });
  element.addEventListener('pointercancel', onUp, { signal });
  return () => undo.abort();
};
