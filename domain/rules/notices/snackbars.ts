export type Tone = 'exito' | 'informacion' | 'advertencia' | 'error';

export interface Notice {
  tono: Tone;
  titulo: string;
  detalle?: string | undefined;
  /** The flow that sent it; a retry retracts its earlier message. */
  origen?: string | undefined;
}

export interface Snackbar extends Notice {
  id: string;
  /** How often the same message came while shown. */
  veces: number;
}

export interface Stack {
  visibles: readonly Snackbar[];
  espera: readonly Snackbar[];
  siguiente: number;
}

export const atMost = 3;

/** Success and information disappear automatically; warnings and errors stay until closed. */
export const leavesByItself = ({ tono }: Notice): boolean => tono === 'exito' || tono === 'informacion';

const same = (a: Notice, b: Notice): boolean =>
  a.tono === b.tono && a.titulo === b.titulo && (a.detalle ?? '') === (b.detalle ?? '');

/** Merges an equal snackbar; else shows it; else replaces the oldest info or success; else queues it. */
export const withNotice = (stack: Stack, notice: Notice): Stack => {
  const again = (one: Snackbar) => (same(one, notice) ? { ...one, veces: one.veces + 1 } : one);
  if ([...stack.visibles, ...stack.espera].some((one) => same(one, notice)))
    return { ...stack, visibles: stack.visibles.map(again), espera: stack.espera.map(again) };
  const added = { ...notice, id: `aviso-${stack.siguiente}`, veces: 1 };
  const siguiente = stack.siguiente + 1;
  if (stack.visibles.length < atMost) return { ...stack, visibles: [...stack.visibles, added], siguiente };
  const oldest = stack.espera.length === 0 ? stack.visibles.find(leavesByItself) : undefined;
  return oldest === undefined
    ? { ...stack, espera: [...stack.espera, added], siguiente }
    : { ...stack, visibles: [...stack.visibles.filter((one) => one !== oldest), added], siguiente };
};

/** The first that wait take the free places. */
const keeping = (stack: Stack, stays: (one: Snackbar) => boolean): Stack => {
  const visibles = stack.visibles.filter(stays);
  const espera = stack.espera.filter(stays);
  const free = atMost - visibles.length;
  return { ...stack, visibles: [...visibles, ...espera.slice(0, free)], espera: espera.slice(free) };
};

/** Closed or run out. */
export const without = (stack: Stack, id: string): Stack => keeping(stack, (one) => one.id !== id);

export const withoutOrigin = (stack: Stack, origen: string): Stack => keeping(stack, (one) => one.origen !== origen);
