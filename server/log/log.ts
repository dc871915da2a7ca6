import type { LogLevel } from '../settings/settings';

/** Only these fields can be logged: no query string, no body, no token, no document. */
export interface LogLine {
  level: 'info' | 'warn' | 'error';
  event: string;
  requestId?: string;
  method?: string;
  path?: string;
  status?: number;
  ms?: number;
  call?: string;
  scope?: string;
  ip?: string;
  whom?: string;
  detail?: string;
}
export type Log = (line: LogLine) => void;

const rank = { info: 0, warn: 1, error: 2, silent: 3 };

/** Masks this many times the logged length, so that the cut shows no part of a secret. */
const looked = 2;

/** One run of its letters is looked at once: a pattern that could begin anew inside of it takes the square of its length. */
const maskWord = (word: string): string =>
  word.length >= 32 && word.includes('.')
    ? '***'
    : word.replace(/\d[\d-]*/g, (digits) => (digits.length >= 6 ? '***' : digits));

/** One line whatever it holds, and no run of digits long enough to be a document or an affiliate code. */
export const maskText = (text: string, max = 300): string =>
  text
    .slice(0, looked * max)
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(/[\w.-]+/g, maskWord)
    .slice(0, max);

/** Everything after these may be a token, an affiliate code or an amount. */
const linkPage =
  /^(\/solicitud\/[^/]{1,40}|\/pagos\/movil|\/pagos\/retorno|\/demo\/pasarela\/sesion|\/confirmacionbilletera|\/dispositivo-seguro)\/.+/i;

export const maskPath = (path: string): string => {
  const masked = path.slice(0, 400).replace(linkPage, '$1/***');
  return maskText(masked, 400)
    .split('/')
    .map((segment) => (segment.length > 48 ? '***' : segment))
    .join('/')
    .slice(0, 200);
};

export const jsonLog =
  (level: LogLevel, write: (text: string) => void, now: () => Date): Log =>
  (line) => {
    if (rank[line.level] < rank[level]) return;
    write(`${JSON.stringify({ time: now().toISOString(), ...line })}\n`);
  };

/** What went wrong and where, without the values that messages of a database or of JSON quote. */
export const describe = (error: unknown): string => {
  if (!(error instanceof Error)) return 'thrown value is not an error';
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  const place =
    error.stack
      ?.split('\n')
      .find((frame) => /^\s+at .*\/(server|src|dist)\//.test(frame))
      ?.trim() ?? '';
  return maskText(
    `${error.name}${code}: ${error.message.split('\n', 1)[0] ?? ''} ${place.replace(/\(?file:\/\/.*\//, '')}`,
  );
};
