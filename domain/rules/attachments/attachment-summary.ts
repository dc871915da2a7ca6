import type { Listas } from './attached';

/** Sent to the form at each change of its attachments. */
export interface AttachmentSummary {
  /** The names of the required documents of which no file has been chosen. */
  faltan: readonly string[];
  /** How many of the required documents have one. */
  cargados: number;
  requeridos: number;
  /** A file is still being looked at: nothing can be sent yet. */
  ocupado: boolean;
}

export const attachmentSummary = ({
  requisitos,
  adjuntos,
  cola,
}: Pick<Listas, 'requisitos' | 'adjuntos' | 'cola'>): AttachmentSummary => {
  const required = requisitos.filter(({ requerido }) => requerido);
  const without = required.filter(({ codigo }) => !adjuntos.some(({ tipo }) => tipo === codigo));
  return {
    faltan: without.filter(({ codigo }) => !cola.some(({ tipo }) => tipo === codigo)).map(({ nombre }) => nombre),
    cargados: required.length - without.length,
    requeridos: required.length,
    ocupado: cola.length > 0,
  };
};
