import { largestAttachment, mostOfOne } from '../attachments/attachment-limits';
import type { Requisito } from '../attachments/requirement';

const generic = 'Documentos';
const mostKinds = 4;

/** «Factura2.jpg» is one more of «Factura». */
const kindOf = (fileName: string): string =>
  fileName
    .replace(/\.[^.]*$/, '')
    .replace(/\d{1,2}$/, '')
    .trim();

/** What a returned case may be given, as far as the documents that it has tell; limits are those of any document. */
export const storedRequirements = (fileNames: readonly string[]): readonly Requisito[] => {
  const kinds = [...new Set(fileNames.map(kindOf))].filter((kind) => kind !== '').slice(0, mostKinds);
  return (kinds.length === 0 ? [generic] : kinds).map((kind) => ({
    codigo: kind,
    nombre: kind,
    requerido: false,
    formatos: ['jpg', 'png', 'pdf'],
    cantidad: mostOfOne,
    bytes: largestAttachment,
  }));
};
