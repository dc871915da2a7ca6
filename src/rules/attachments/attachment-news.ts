import type { Listas } from './attached';

/** What a form is told of its attachments each time they change. */
export interface AttachmentNews {
  /** The names of the required documents that have no file. */
  faltan: readonly string[];
  /** How many of the required documents have one. */
  cargados: number;
  requeridos: number;
  /** A file is still being looked at: nothing can be sent yet. */
  ocupado: boolean;
}

export const attachmentNews = (
  { requisitos, adjuntos, cola }: Pick<Listas, 'requisitos' | 'adjuntos' | 'cola'>,
  reduciendo: string | null,
): AttachmentNews => {
  const required = requisitos.filter(({ requerido }) => requerido);
  const missing = required.filter(({ codigo }) => !adjuntos.some(({ tipo }) => tipo === codigo));
  return {
    faltan: missing.map(({ nombre }) => nombre),
    cargados: required.length - missing.length,
    requeridos: required.length,
    ocupado: cola.length > 0 || reduciendo !== null,
  };
};
