import { deflateSync } from 'node:zlib';
import { jpeg } from '../pictures/pictures';

/** A file of a form, as a browser sends one. */
export const fileOf = (name: string, bytes: Buffer | string, type = 'application/octet-stream'): File =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });

/** A JPG of its own, so that no two are the same. */
let made = 0;
export const freshJpeg = (bytes = 200): Buffer => {
  made += 1;
  return jpeg({ bytes, width: 40 + (made % 4000), height: 30 + Math.floor(made / 4000) });
};

interface Pdf {
  /** What stands in the catalog beside its pages. */
  catalog?: string;
  trailer?: string;
  /** Content in the middle of the file. */
  extra?: string;
  /** How long the whole file is. */
  bytes?: number;
}

export const pdf = ({ catalog = '', trailer = '', extra = '', bytes = 0 }: Pdf = {}): Buffer => {
  const page = deflateSync('BT /F1 20 Tf 60 760 Td (hola) Tj ET').toString('latin1');
  const written = (filling: number): Buffer => {
    const body = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n${extra}2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n3 0 obj\n<< /Length ${page.length} /Filter /FlateDecode >>\nstream\n${page}\nendstream\nendobj\n%${'x'.repeat(filling)}\n`;
    return Buffer.from(
      `${body}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 /Root 1 0 R ${trailer} >>\nstartxref\n${body.length}\n%%EOF\n`,
      'latin1',
    );
  };
  const missing = Math.max(0, bytes - written(0).length);
  // A longer file has a longer number for its table.
  return written(Math.max(0, missing - (written(missing).length - bytes)) * Math.sign(missing));
};

/** The fields and the files of a form. */
export const formOf = (fields: Readonly<Record<string, string>>, files: readonly File[]): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const file of files) form.append('images', file);
  return form;
};
