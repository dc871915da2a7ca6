import { useEffect, useRef } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { nodeName } from '../engine/universe';
import type { Moment } from './simulation';

interface Props {
  name: string;
  svg: string;
  /** The whole of it, however small its words become. */
  fit: boolean;
  snapshot: AnyMachineSnapshot;
  trace: readonly Moment[];
}

const drawn = (svg: string): Node =>
  document.importNode(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement, true);

const light = (picture: Element, snapshot: AnyMachineSnapshot, trace: readonly Moment[]) => {
  const active = new Set(snapshot._nodes.map(nodeName));
  const leaves = new Set(snapshot._nodes.filter(({ states }) => Object.keys(states).length === 0).map(nodeName));
  const walked = new Set(trace.flatMap(({ taken }) => taken));
  const last = new Set(trace.findLast(({ quiet }) => !quiet)?.taken);
  for (const state of picture.querySelectorAll<SVGElement>('[data-state]')) {
    state.classList.toggle('around', active.has(state.dataset.state ?? ''));
    state.classList.toggle('now', leaves.has(state.dataset.state ?? ''));
  }
  for (const line of picture.querySelectorAll<SVGElement>('[data-transition], [data-edge]')) {
    const ids = (line.dataset.transition ?? line.dataset.edge ?? '').split('\n');
    line.classList.toggle(
      'taken',
      ids.some((id) => walked.has(id)),
    );
    line.classList.toggle(
      'last',
      ids.some((id) => last.has(id)),
    );
  }
};

/** Moves only what holds the picture, never the page. */
const show = (room: Element) => {
  const state = [...room.querySelectorAll('.now')].at(-1)?.getBoundingClientRect();
  const frame = room.getBoundingClientRect();
  if (state === undefined) return;
  if (state.top < frame.top || state.bottom > frame.bottom) room.scrollTop += state.top - frame.top - frame.height / 3;
  if (state.left < frame.left || state.right > frame.right)
    room.scrollLeft += state.left - frame.left - frame.width / 3;
};

/** The picture of the chart, with the state it is in and what was taken last. */
export const ChartPicture = ({ name, svg, fit, snapshot, trace }: Props) => {
  const room = useRef<HTMLElement>(null);
  useEffect(() => room.current?.replaceChildren(drawn(svg)), [svg]);
  useEffect(() => {
    const { current } = room;
    if (current === null) return;
    light(current, snapshot, trace);
    show(current);
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by the keyboard
    <section ref={room} className={fit ? 'picture fit' : 'picture'} tabIndex={0} aria-label={`Diagrama de ${name}`} />
  );
};
