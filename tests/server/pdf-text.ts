import { inflateSync } from 'node:zlib';

export interface PdfRead {
  /** The uncompressed parts of the file, as Latin-1 text. */
  plain: string;
  /** The drawn text in order, by structure tag. */
  marked: [mark: string, text: string][];
}

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** The objects of a document of pdfkit's, by their number. */
const objectsOf = (file: string) =>
  new Map([...file.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)].map(([, number, body]) => [number ?? '', body ?? '']));

const streamOf = (object: string): string => {
  const [, head = '', packed = ''] = /^([\s\S]*?)stream\n([\s\S]*)\nendstream/.exec(object) ?? [];
  const bytes = Buffer.from(packed, 'latin1');
  return head.includes('FlateDecode') ? latin(inflateSync(bytes)) : packed;
};

const wide = (hex: string) =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

/** The characters of a font's glyphs: one list from 0 on, or several lists with their start. */
const lettersOf = (map: string): Map<number, string> =>
  new Map(
    [...map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)].flatMap(([, from = '0', list = '']) =>
      [...list.matchAll(/<(\w*)>/g)].map(
        ([, hex = ''], index) => [Number.parseInt(from, 16) + index, wide(hex)] as [number, string],
      ),
    ),
  );

/** Reads PDFs of pdfkit without a program of the system: text, tags and metadata. */
export const readPdf = (bytes: Uint8Array): PdfRead => {
  const file = latin(bytes);
  const objects = objectsOf(file);
  const number = (body: string, key: string) => new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1] ?? '';
  const fonts = new Map<string, Map<number, string>>();
  for (const [, name = '', object = ''] of file.matchAll(/\/(F\d+) (\d+) 0 R/g))
    fonts.set(name, lettersOf(streamOf(objects.get(number(objects.get(object) ?? '', 'ToUnicode')) ?? '')));
  const marked: [string, string][] = [];
  for (const page of [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body))) {
    let font: Map<number, string> = new Map();
    for (const [, mark, name, shown] of streamOf(objects.get(number(page, 'Contents')) ?? '').matchAll(
      /\/(\w+) <<[^>]*>> BDC|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g,
    )) {
      if (mark !== undefined) marked.push([mark, '']);
      if (name !== undefined) font = fonts.get(name) ?? new Map();
      const last = marked.at(-1);
      if (shown === undefined || last === undefined) continue;
      for (const [, hex = ''] of shown.matchAll(/<(\w+)>/g))
        last[1] += (hex.match(/.{4}/g) ?? []).map((sign) => font.get(Number.parseInt(sign, 16)) ?? '�').join('');
    }
  }
  return { plain: file.replace(/stream\n[\s\S]*?\nendstream/g, ''), marked };
};
