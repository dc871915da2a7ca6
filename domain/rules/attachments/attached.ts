import { mostInAll } from './accepted-formats';
import type { Formato, Requisito } from './requirement';

/** A chosen file's data; the file itself is in memory, under this id. */
export interface Candidato {
  id: string;
  nombre: string;
}

/** A file that is waiting to be looked at. */
export interface EnCola extends Candidato {
  /** The code of the document that it belongs to. */
  tipo: string;
  /** The id of the file to replace; null: an additional file. */
  reemplaza: string | null;
}

export interface Contenido {
  formato: Formato;
  bytes: number;
  /** The URL of its thumbnail; empty if there is none. */
  vista: string;
}

/** A file that will be sent. */
export interface Adjunto extends Candidato, Contenido {
  tipo: string;
  /** It was too large, and was made to fit. */
  reducida: boolean;
}

/** Why a file was not added. */
export type Motivo =
  | 'cantidad'
  | 'total'
  | 'tamano'
  | 'formato'
  | 'vacio'
  | 'heic'
  | 'animado'
  | 'danado'
  | 'enorme'
  | 'sinAbrir'
  | 'sinReducir';

export interface Aviso extends EnCola {
  motivo: Motivo;
}

/** A file that was added before and is gone, as after a browser that was ended: only its name is known. */
export interface Pendiente {
  tipo: string;
  nombre: string;
}

export interface Listas {
  requisitos: readonly Requisito[];
  adjuntos: readonly Adjunto[];
  cola: readonly EnCola[];
  avisos: readonly Aviso[];
  /** The last removed file and its place, until the next action. */
  quitado: { adjunto: Adjunto; lugar: number } | null;
  /** The id of the file just restored. */
  devuelto: string | null;
  pendientes: readonly Pendiente[];
}

export const requirementOf = ({ requisitos }: Pick<Listas, 'requisitos'>, tipo: string): Requisito | null =>
  requisitos.find(({ codigo }) => codigo === tipo) ?? null;

/** Why there is no room for the file; null: there is. */
const noRoom = (lists: Listas, { tipo, reemplaza }: EnCola): 'cantidad' | 'total' | null => {
  if (lists.adjuntos.some(({ id }) => id === reemplaza)) return null;
  const of = lists.adjuntos.filter((one) => one.tipo === tipo).length;
  if (of >= (requirementOf(lists, tipo)?.cantidad ?? 0)) return 'cantidad';
  return lists.adjuntos.length >= mostInAll ? 'total' : null;
};

/** Rejected files beyond the limit are reported once per document. */
const settled = (lists: Listas): Listas => {
  const [head, ...rest] = lists.cola;
  if (head === undefined) return lists;
  const motivo = noRoom(lists, head);
  if (motivo === null) return lists;
  const said = lists.avisos.some((aviso) => aviso.motivo === motivo && aviso.tipo === head.tipo);
  const avisos = said ? lists.avisos : [...lists.avisos, { ...head, motivo }];
  return settled({ ...lists, cola: rest, avisos });
};

/** Queues the files chosen for a document, the first in the place of `reemplaza`, and clears its earlier messages. */
export const queued = (
  lists: Listas,
  tipo: string,
  chosen: readonly Candidato[],
  reemplaza: string | null = null,
): Listas =>
  requirementOf(lists, tipo) === null || chosen.length === 0
    ? lists
    : settled({
        ...lists,
        quitado: null,
        devuelto: null,
        avisos: lists.avisos.filter((aviso) => aviso.tipo !== tipo),
        cola: [...lists.cola, ...chosen.map(({ id, nombre }) => ({ id, nombre, tipo, reemplaza }))],
      });

/** Drops the pending name that equals the file's, or else the oldest one. */
const withoutPending = (pending: readonly Pendiente[], { tipo, nombre }: Pendiente): readonly Pendiente[] => {
  const named = pending.findIndex((one) => one.tipo === tipo && one.nombre === nombre);
  const found = named === -1 ? pending.findIndex((one) => one.tipo === tipo) : named;
  return pending.filter((_, index) => index !== found);
};

const placed = (
  lists: Listas,
  { id, nombre, tipo, reemplaza }: EnCola,
  content: Contenido,
  reducida: boolean,
): Listas => {
  const one: Adjunto = { id, nombre, tipo, ...content, reducida };
  const replaces = lists.adjuntos.some((before) => before.id === reemplaza);
  const adjuntos = replaces
    ? lists.adjuntos.map((before) => (before.id === reemplaza ? one : before))
    : [...lists.adjuntos, one];
  const { quitado } = lists;
  const fits = quitado !== null && noRoom({ ...lists, adjuntos }, { ...quitado.adjunto, reemplaza: null }) === null;
  return {
    ...lists,
    adjuntos,
    quitado: fits ? quitado : null,
    pendientes: withoutPending(lists.pendientes, one),
  };
};

/** Adds the file that was looked at. */
export const attached = (lists: Listas, content: Contenido, reducida = false): Listas => {
  const [head, ...rest] = lists.cola;
  return head === undefined ? lists : settled(placed({ ...lists, cola: rest }, head, content, reducida));
};

/** The file that was looked at is not. */
export const refused = (lists: Listas, motivo: Motivo): Listas => {
  const [head, ...rest] = lists.cola;
  return head === undefined ? lists : settled({ ...lists, cola: rest, avisos: [...lists.avisos, { ...head, motivo }] });
};

export const removed = (lists: Listas, id: string): Listas => {
  const lugar = lists.adjuntos.findIndex((one) => one.id === id);
  const adjunto = lists.adjuntos[lugar];
  return adjunto === undefined
    ? lists
    : {
        ...lists,
        adjuntos: lists.adjuntos.filter((one) => one !== adjunto),
        quitado: { adjunto, lugar },
        devuelto: null,
      };
};

/** The list with the last removed file in its place. */
export const withRemoved = (adjuntos: Listas['adjuntos'], quitado: Listas['quitado']): Listas['adjuntos'] =>
  quitado === null
    ? adjuntos
    : [...adjuntos.slice(0, quitado.lugar), quitado.adjunto, ...adjuntos.slice(quitado.lugar)];

/** Restores the last removed file in its place; a waiting file may lose its room to it. */
export const restored = (lists: Listas): Listas =>
  lists.quitado === null
    ? lists
    : settled({
        ...lists,
        adjuntos: withRemoved(lists.adjuntos, lists.quitado),
        quitado: null,
        devuelto: lists.quitado.adjunto.id,
      });

/** Applies other requirements: keeps the files that fit; the session remembers the other files. */
export const required = (lists: Listas, requisitos: readonly Requisito[]): Listas => {
  const left = new Map(requisitos.map(({ codigo, cantidad }) => [codigo, cantidad]));
  const stays = ({ tipo, formato, bytes }: Adjunto): boolean => {
    const one = requirementOf({ requisitos }, tipo);
    const room = left.get(tipo) ?? 0;
    if (one === null || room === 0 || !one.formatos.includes(formato) || bytes > one.bytes) return false;
    left.set(tipo, room - 1);
    return true;
  };
  const known = ({ tipo }: { tipo: string }) => left.has(tipo);
  return settled({
    requisitos,
    adjuntos: lists.adjuntos.filter(stays),
    cola: lists.cola.filter(known),
    avisos: lists.avisos.filter(known),
    quitado: null,
    devuelto: null,
    pendientes: lists.pendientes,
  });
};
