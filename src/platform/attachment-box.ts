import type { Adjunto, Candidato } from '../../domain/rules/attachments/attached';
import { fileNames, shownName } from '../../domain/rules/attachments/file-names';
import type { Formato, Requisito } from '../../domain/rules/attachments/requirement';

/** The files of a form, kept in memory: File objects belong neither in a chart's context nor in storage. */
export interface AttachmentBox {
  /** Stores a chosen file under a new id. */
  take(file: Blob & { name?: string }): Candidato;
  of(id: string): Blob | null;
  /** Replaces a file by its processed version. */
  put(id: string, file: Blob): void;
  /** Drops all files except these. */
  retain(ids: readonly string[]): void;
  /** The files to send, named and ordered by document. */
  files(adjuntos: readonly Adjunto[], requisitos: readonly Requisito[]): readonly File[];
}

const mimes: Readonly<Record<Formato, string>> = { jpg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' };

export const attachmentBox = (): AttachmentBox => {
  const held = new Map<string, Blob>();
  let last = 0;
  return {
    take: (file) => {
      last += 1;
      const id = `archivo-${last}`;
      held.set(id, file);
      return { id, nombre: shownName(file.name ?? '') };
    },
    of: (id) => held.get(id) ?? null,
    put: (id, file) => held.set(id, file),
    retain: (ids) => {
      for (const id of held.keys()) if (!ids.includes(id)) held.delete(id);
    },
    files: (adjuntos, requisitos) => {
      const ordered = requisitos.flatMap(({ codigo, nombre }) =>
        adjuntos.flatMap(({ id, tipo, formato }) => (tipo === codigo ? [{ id, documento: nombre, formato }] : [])),
      );
      const names = fileNames(ordered);
      return ordered.map(({ id, formato }, index) => {
        const file = held.get(id);
        if (file === undefined) throw new Error('attachments: no file is held');
        return new File([file], names[index] ?? '', { type: mimes[formato] });
      });
    },
  };
};
