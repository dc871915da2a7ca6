import { maxBytes } from './apply/read-proposals';

export interface Point {
  x: number;
  y: number;
}

/** Where somebody put each state of a chart, by its dotted path. */
export type Positions = ReadonlyMap<string, Point>;

/** Stately packs its drawing by this alphabet, six bits a letter. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';
const [narrow, wide, end] = [0, 1, 2];

/** The text that an LZ78 code of `alphabet` stands for: LZ-string's, whose codes grow by a bit as its words get more. */
const unpacked = (packed: string): string => {
  const letters = [...packed].map((letter) => alphabet.indexOf(letter));
  let at = 0;
  const read = (count: number): number => {
    let value = 0;
    for (let bit = 0; bit < count; bit += 1, at += 1)
      value |= (((letters[Math.floor(at / 6)] ?? 0) >> (5 - (at % 6))) & 1) << bit;
    return value;
  };
  // The first three codes are not words: a letter of 8 bits, one of 16, and the end.
  const words = ['', '', ''];
  let [width, free] = [2, 1];
  const spend = () => {
    free -= 1;
    if (free > 0) return;
    free = 1 << width;
    width += 1;
  };
  let [text, before] = ['', ''];
  while (text.length < maxBytes && at < letters.length * 6) {
    let code = read(width);
    if (code === end) return text;
    if (code === narrow || code === wide) {
      words.push(String.fromCharCode(read(code === narrow ? 8 : 16)));
      code = words.length - 1;
      spend();
    }
    const word = words[code] ?? before + before.slice(0, 1);
    text += word;
    if (before !== '') {
      words.push(before + word.slice(0, 1));
      spend();
    }
    before = word;
  }
  return text;
};

const numberAt = (value: unknown, key: string): number | null => {
  if (typeof value !== 'object' || value === null) return null;
  const found = Object.entries(value).find(([name]) => name === key)?.[1];
  return typeof found === 'number' && Number.isFinite(found) ? found : null;
};

/** The layout of the comment that Stately writes into the program it exports; no position where there is none. */
export const drawnPositions = (program: string, chartId: string): Positions => {
  const positions = new Map<string, Point>();
  for (const [, packed = ''] of program.matchAll(/@xstate-layout\s+([\w+-]+)/g)) {
    let nodes: Record<string, { position?: unknown } | null> = {};
    try {
      nodes = JSON.parse(unpacked(packed)).nodes ?? {};
    } catch {
      continue;
    }
    for (const [name, node] of Object.entries(nodes)) {
      const [x, y] = [numberAt(node?.position, 'x'), numberAt(node?.position, 'y')];
      const path = name === chartId ? '(raíz)' : name.startsWith(`${chartId}.`) ? name.slice(chartId.length + 1) : null;
      if (x !== null && y !== null && path !== null) positions.set(path, { x, y });
    }
  }
  return positions;
};
