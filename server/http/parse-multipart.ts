import type { FilePart } from '../../domain/contract/files';
import { HttpProblem } from './http-problem';

/** Twenty files and the fields of the longest form, twice. */
const mostParts = 80;
/** A file name of 255 letters, each of them escaped. */
const mostHeaderBytes = 4_096;
/** Of all text fields together, as a call without files takes for all of its JSON. */
const mostTextBytes = 65_536;

const lineBreak = '\r\n';
const disposition = /^form-data; *name="([^"]*)"(?:; *filename="([^"]*)")?$/i;
const token = /^[!#$%&'*+.^_`|~\dA-Za-z-]+$/;

/** Browsers escape exactly these three characters in a name. */
const unescapeName = (name: string): string =>
  name.replace(/%0D/gi, '\r').replace(/%0A/gi, '\n').replaceAll('%22', '"');

/** Line breaks of a form are two characters each; limits count the one that was typed. */
const typed = (text: string): string => text.replaceAll(lineBreak, '\n');

const decodeText = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new HttpProblem(400);
  }
};

interface PartHeader {
  name: string;
  /** undefined: the part is a text field. */
  filename: string | undefined;
  type: string;
}

const parseHeader = (bytes: Uint8Array): PartHeader => {
  const headers = new Map<string, string>();
  for (const line of decodeText(bytes).split(lineBreak)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).toLowerCase();
    if (!token.test(name) || headers.has(name)) throw new HttpProblem(400);
    headers.set(name, line.slice(colon + 1).trim());
  }
  const [, name, filename] = disposition.exec(headers.get('content-disposition') ?? '') ?? [];
  if (name === undefined) throw new HttpProblem(400);
  return {
    name: unescapeName(name),
    filename: filename === undefined ? undefined : unescapeName(filename),
    type: headers.get('content-type') ?? '',
  };
};

const fileOf = (content: Buffer<ArrayBuffer>, name: string, type: string): FilePart => ({
  name,
  type,
  size: content.length,
  arrayBuffer: async () => new Uint8Array(content).buffer,
});

/** The header of the part that begins at `from`, and where its content begins. */
const readHeader = (bytes: Buffer<ArrayBuffer>, from: number): { header: PartHeader; content: number } => {
  const window = bytes.subarray(from, from + mostHeaderBytes + 2 * lineBreak.length);
  const end = window.indexOf(lineBreak + lineBreak);
  if (end === -1) throw new HttpProblem(window.length > mostHeaderBytes ? 413 : 400);
  return { header: parseHeader(window.subarray(0, end)), content: from + end + 2 * lineBreak.length };
};

/**
 * The parts of a form with files, as views of its bytes. `Response.formData` copies every file, holds the event loop for
 * 100 to 300 ms for 40 MB of files, and for seconds for a part of nothing but header lines.
 */
export const parseMultipart = (
  bytes: Buffer<ArrayBuffer>,
  boundary: string,
): (readonly [string, string | FilePart])[] => {
  const first = `--${boundary}`;
  const delimiter = `${lineBreak}${first}`;
  const parts: (readonly [string, string | FilePart])[] = [];
  if (bytes.toString('latin1', 0, first.length) !== first) throw new HttpProblem(400);
  let at = first.length;
  let textBytes = 0;
  while (bytes.toString('latin1', at, at + 2) === lineBreak) {
    if (parts.length === mostParts) throw new HttpProblem(413);
    const { header, content: from } = readHeader(bytes, at + lineBreak.length);
    const end = bytes.indexOf(delimiter, from - lineBreak.length, 'latin1');
    if (end === -1) throw new HttpProblem(400);
    const content = bytes.subarray(from, Math.max(from, end));
    if (header.filename === undefined) {
      textBytes += content.length;
      if (textBytes > mostTextBytes) throw new HttpProblem(413);
      parts.push([header.name, typed(decodeText(content))]);
    } else parts.push([header.name, fileOf(content, header.filename, header.type)]);
    at = end + delimiter.length;
  }
  if (!['--', `--${lineBreak}`].includes(bytes.toString('latin1', at))) throw new HttpProblem(400);
  return parts;
};
