import type { ActivityKind } from '../../domain/rules/session/idle';
import { listen, type Source } from './listen';
import { undoAll } from './undo-all';

export type Heard = (kind: ActivityKind, insideDialog: boolean) => void;

export interface Activity {
  listen(heard: Heard): () => void;
  /** Reports work without input, such as the progress of an upload. */
  note(kind: ActivityKind): void;
  /** Whether anybody has pressed or typed anything since the page was loaded. */
  used(): boolean;
}

const paging = ['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', ' '];

// Without pointer movement, which never counts as activity.
const kinds: Record<string, ActivityKind> = {
  click: 'pulsacion',
  scroll: 'desplazamiento',
  wheel: 'desplazamientoPropio',
  touchmove: 'desplazamientoPropio',
  touchstart: 'toque',
  keydown: 'tecla',
  input: 'escritura',
};

const bubbling = Object.keys(kinds).filter((type) => type !== 'scroll');

const kindOf = (event: Event): ActivityKind =>
  event.type === 'keydown' && 'key' in event && paging.includes(String(event.key))
    ? 'desplazamientoPropio'
    : (kinds[event.type] ?? 'tecla');

const isInsideDialog = ({ target }: Event): boolean =>
  target !== null &&
  'closest' in target &&
  typeof target.closest === 'function' &&
  target.closest('[role="dialog"],[role="alertdialog"]') !== null;

/** Reports each kind of activity at most once a second, separately inside and outside a dialog. */
export const memberActivity = (page: Source, monotonic: () => number): Activity => {
  const listeners = new Set<Heard>();
  let isUsed = false;
  listen(page, ['click', 'keydown', 'input'], () => {
    isUsed = true;
  });
  return {
    used: () => isUsed,
    note: (kind) => {
      for (const heard of listeners) heard(kind, false);
    },
    listen: (heard) => {
      const last = new Map<string, number>();
      const often: Heard = (kind, inside) => {
        const name = `${kind}${inside}`;
        const now = monotonic();
        if (now - (last.get(name) ?? Number.NEGATIVE_INFINITY) < 1000) return;
        last.set(name, now);
        heard(kind, inside);
      };
      const hear = (event: Event) => often(kindOf(event), isInsideDialog(event));
      const undo = undoAll([
        // In the bubbling phase, after the page's own handlers: an earlier rerender would discard the typed or selected
        // value.
        listen(page, bubbling, hear, { passive: true }),
        listen(page, ['scroll'], hear, { capture: true, passive: true }),
      ]);
      listeners.add(often);
      return () => {
        undo();
        listeners.delete(often);
      };
    },
  };
};
