import { safeUrl } from '../access/safe-url';

export interface Words {
  texto: string;
  /** Where they lead; null: nowhere. */
  enlace: string | null;
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

const letter = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

const unescaped = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? whole;
      return letter(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
    },
  );

const readable = (html: string): string =>
  unescaped(html.replace(/<\/?[a-z][^>]*>/gi, ' ')).replace(/[^\S\u00a0]+/g, ' ');

const anchor = /<a\s[^<>]*?\bhref\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s<>"']+))[^<>]*>([\s\S]*?)<\/a\s*>/gi;
const longest = 4000;

/**
 * A sentence of the server that may contain HTML: its text, and its safe links. None of it is
 * ever read as HTML.
 */
export const linkedWords = (said: string): readonly Words[] => {
  const message = said.slice(0, longest);
  const found: Words[] = [];
  let at = 0;
  for (const match of message.matchAll(anchor)) {
    const [whole, double, single, bare, label = ''] = match;
    found.push({ texto: readable(message.slice(at, match.index)), enlace: null });
    found.push({ texto: readable(label).trim(), enlace: safeUrl(unescaped(double ?? single ?? bare ?? '')) });
    at = match.index + whole.length;
  }
  return [...found, { texto: readable(message.slice(at)), enlace: null }].filter(({ texto }) => texto.trim() !== '');
};
