import { inflateSync } from 'node:zlib';

export interface PdfRead {
  /** All of it that is not packed, as Latin letters. */
  plain: string;
  /** What is drawn, in order, by the mark it stands under. */
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

/** Which letters the signs of a font stand for: one list of them from 0 on, or several with their beginning. */
const lettersOf = (map: string): Map<number, string> =>
  new Map(
    [...map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)].flatMap(([, from = '0', list = '']) =>
      [...list.matchAll(/<(\w*)>/g)].map(
        ([, hex = ''], index) => [Number.parseInt(from, 16) + index, wide(hex)] as [number, string],
      ),
    ),
  );

/** Reads what pdfkit wrote, so that a test needs no program of the system: text, marks, and what is said of the whole. */
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
