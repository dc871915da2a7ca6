import { type MouseEvent, type PointerEvent, useRef } from 'react';

const far = 40;

/** Detects a horizontal swipe of finger or pen: 1 forward, -1 back. The swipe does not click its start element. */
export const useSwipe = (onSwipe: (step: 1 | -1) => void) => {
  const from = useRef<{ id: number; x: number; y: number } | null>(null);
  const swiped = useRef(false);
  const end = (event: PointerEvent) => {
    const start = from.current;
    if (start?.id !== event.pointerId) return;
    from.current = null;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (Math.abs(x) < far || Math.abs(x) < 2 * Math.abs(y)) return;
    swiped.current = true;
    onSwipe(x < 0 ? 1 : -1);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      swiped.current = false;
      const alone = event.isPrimary && event.pointerType !== 'mouse';
      from.current = alone ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp: end,
    onPointerCancel: () => {
      from.current = null;
    },
    onClickCapture: (event: MouseEvent) => {
      if (!swiped.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};
