import { createElement, type MouseEvent, type PointerEvent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useSwipe } from './use-swipe';

/** The fields of a pointer event that the handlers read. */
const at = (clientX: number, clientY: number, fields: Partial<PointerEvent> = {}) =>
  ({ pointerId: 1, pointerType: 'touch', isPrimary: true, clientX, clientY, ...fields }) as PointerEvent;

const startSwipe = () => {
  const steps: number[] = [];
  const rendered: ReturnType<typeof useSwipe>[] = [];
  const Probe = () => {
    rendered.push(useSwipe((step) => steps.push(step)));
    return null;
  };
  renderToStaticMarkup(createElement(Probe));
  const [handlers] = rendered;
  if (handlers === undefined) throw new Error('the probe was not rendered');
  return { steps, ...handlers };
};

test('a horizontal swipe steps without following the link under it', () => {
  const { steps, onPointerDown, onPointerUp, onClickCapture } = startSwipe();
  const preventDefault = vi.fn();
  const click = { preventDefault, stopPropagation: () => {} } as unknown as MouseEvent; // The only methods that the handler calls.
  onPointerDown(at(200, 100));
  onPointerUp(at(150, 110));
  onClickCapture(click);
  expect([steps, preventDefault.mock.calls.length]).toEqual([[1], 1]);
  onPointerDown(at(100, 100));
  onPointerUp(at(140, 100));
  onPointerDown(at(100, 100));
  onPointerUp(at(105, 100));
  onClickCapture(click);
  expect([steps, preventDefault.mock.calls.length]).toEqual([[1, -1], 1]);
});

test.each([
  ['a mouse', at(200, 100, { pointerType: 'mouse' }), at(100, 100)],
  ['a second finger', at(200, 100, { isPrimary: false }), at(100, 100)],
  ['another finger than the one that began', at(200, 100), at(100, 100, { pointerId: 2 })],
  ['less than 40 pixels', at(200, 100), at(161, 100)],
  ['more down than sideways', at(200, 100), at(140, 140)],
])('%s makes no step', (_, down, up) => {
  const { steps, onPointerDown, onPointerUp } = startSwipe();
  onPointerDown(down);
  onPointerUp(up);
  expect(steps).toEqual([]);
});
