/**
 * The same moment by both clocks: the wall clock runs during sleep but may jump, the monotonic one never jumps but may
 * stop.
 */
export interface Instant {
  wall: number;
  monotonic: number;
}

/** The latest activity that a tab knows of, its own or another tab's. */
export interface LastActivity extends Instant {
  stored: string | null;
}

export interface IdleLimits {
  closeMs: number;
  warnBeforeMs: number;
}

export interface Idle {
  phase: 'activa' | 'aviso' | 'vencida';
  secondsLeft: number;
}

/**
 * Takes note of the stored timestamp. One already known changes nothing; one that is missing, unreadable or in the
 * future counts as now, once: from then on the monotonic clock runs.
 */
export const observe = (stored: string | null, now: Instant, known: LastActivity | null): LastActivity => {
  if (known !== null && known.stored === stored) return known;
  const stamp = /^\d{1,15}$/.test(stored ?? '') ? Number(stored) : now.wall;
  return { stored, wall: Math.min(stamp, now.wall), monotonic: now.monotonic };
};

/** The clock that has run further decides: neither sleep nor a clock set back keeps a session alive. */
export const idleOf = (now: Instant, last: LastActivity, limits: IdleLimits): Idle => {
  const idleMs = Math.max(0, now.wall - last.wall, now.monotonic - last.monotonic);
  const leftMs = Math.max(0, limits.closeMs - idleMs);
  const phase = leftMs === 0 ? 'vencida' : leftMs <= limits.warnBeforeMs ? 'aviso' : 'activa';
  return { phase, secondsLeft: Math.ceil(leftMs / 1000) };
};

/** What a member may do. `desplazamientoPropio` is a scroll by wheel, finger or paging key; `desplazamiento` any scroll. */
export type ActivityKind =
  | 'pulsacion'
  | 'carga'
  | 'desplazamiento'
  | 'desplazamientoPropio'
  | 'tecla'
  | 'escritura'
  | 'toque'
  | 'subida'
  | 'continuar';

/** While the warning is up, only what is meant as «I am here» hides it; without it, everything that is listened to counts. */
export const countsDuringWarning = (kind: ActivityKind, insideDialog: boolean): boolean =>
  kind === 'continuar' ||
  (!insideDialog && (kind === 'pulsacion' || kind === 'carga' || kind === 'desplazamientoPropio'));
