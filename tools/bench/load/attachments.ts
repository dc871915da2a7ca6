import type { FilePart } from '../../../domain/contract/files';
import { fileNameStem } from '../../../server/cases/document-names';
import { attachmentPdf, attachmentPng } from '../../../server/demo/cases/sample-attachments';
import { jpeg } from '../../../tests/pictures/pictures';

const kilobyte = 1024;

/** Named after its document, as the portal names what it sends. */
const attachment = (document: string, number: number, [type, bytes]: readonly [string, Buffer]): FilePart => ({
  name: `${fileNameStem(document)}${number === 1 ? '' : number}.${type.split('/')[1]}`,
  type,
  size: bytes.length,
  arrayBuffer: async () => new Uint8Array(bytes).buffer,
});

/** As phones send them: photos that the portal has made smaller. The same for all members: none sees another's. */
const photo = ['image/jpeg', jpeg({ bytes: 280 * kilobyte, width: 1_536, height: 2_048 })] as const;
const scan = ['image/jpeg', jpeg({ bytes: 190 * kilobyte, width: 1_200, height: 1_600 })] as const;
const drawing = ['image/png', attachmentPng(3)] as const;
const report = ['application/pdf', attachmentPdf('Informe')] as const;

export const portrait: string = jpeg({ bytes: 120 * kilobyte, width: 800, height: 800 }).toString('base64');

/** What a reimbursement of a consultation needs, in four files. */
export const reimbursementAttachments: readonly FilePart[] = [
  attachment('Factura con comprobante fiscal', 1, photo),
  attachment('Factura con comprobante fiscal', 2, drawing),
  attachment('Cédula', 1, scan),
  attachment('Informe médico', 1, report),
];

/** What a returned reimbursement lacked. */
export const missingReport: readonly FilePart[] = [attachment('Informe médico', 1, photo)];

export const authorizationAttachments: readonly FilePart[] = [
  attachment('Indicación', 1, photo),
  attachment('Cédula', 1, scan),
];

export const dependentAttachments: readonly FilePart[] = [attachment('Documentos del dependiente', 1, scan)];
