import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { plainWords } from './answers';
import { parseCsv } from './csv';

/** A filled row. */
export interface SheetRow {
  /** File and row number in a spreadsheet. */
  where: string;
  file: string;
  camino: string;
  paso: string;
  resultado: string;
  nota: string;
  probador: string;
  fecha: string;
  version: string;
  huella: string;
}

const columns = ['camino', 'paso', 'resultado', 'nota', 'probador', 'fecha', 'version', 'huella'] as const;
type Column = (typeof columns)[number];
const needed = { camino: 'Camino', resultado: 'Resultado', probador: 'Probador', fecha: 'Fecha' } as const;
const maxMegabytes = 20;

/** Excel saves UTF-8, the old Windows code page, or UTF-16 as «Texto Unicode». */
const decoded = (bytes: Buffer): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const rowsIn = (text: string, file: string): SheetRow[] | string => {
  if (text.trim() === '') return `${file}: está vacía.`;
  if (text.startsWith('PK')) return `${file}: es un libro y no un CSV; guárdelo como «CSV UTF-8».`;
  const rows = parseCsv(text);
  if (typeof rows === 'number') return `${file}, fila ${rows}: se abre una comilla que no se cierra.`;
  const [head = [], ...lines] = rows;
  const names = head.map(plainWords);
  const missing = Object.entries(needed).flatMap(([column, name]) => (names.includes(column) ? [] : [`«${name}»`]));
  if (missing.length > 0) return `${file}: no es una hoja de caminos, le falta ${missing.join(', ')}.`;
  return lines.map((cells, index) => {
    const at = (column: Column): string => cells[names.indexOf(column)]?.replaceAll(/\s+/g, ' ').trim() ?? '';
    const [camino, paso] = [at('camino'), at('paso')];
    return {
      where: `${file}, fila ${index + 2}`,
      file,
      camino,
      paso,
      resultado: at('resultado'),
      nota: at('nota'),
      probador: at('probador'),
      fecha: at('fecha'),
      version: at('version'),
      huella: at('huella'),
    };
  });
};

/** The rows of a filled sheet, or the sentence that says why there are none. */
export const readSheet = (path: string): SheetRow[] | string => {
  const file = basename(path);
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    return `${file}: no se puede leer.`;
  }
  if (bytes.length > maxMegabytes * 1_000_000) return `${file}: pasa de ${maxMegabytes} MB.`;
  return rowsIn(decoded(bytes), file);
};
