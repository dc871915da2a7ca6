import { commonWords } from './common-passwords';
import { frequentPasswords } from './frequent-passwords';

export interface PersonFacts {
  nombres: string;
  apellidos: string;
  /** yyyy-MM-dd */
  nacimiento: string;
  /** Without masks. */
  documentos: readonly string[];
}

export type Weakness = 'comun' | 'propia';

const keyboard = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'a1b2c3d4e5f6g7h8i9j0',
  'q1w2e3r4t5y6u7i8o9p0',
];

const backwards = (text: string) => [...text].reverse().join('');
const withoutSigns = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('@', 'a')
    .replaceAll('$', 's')
    .replace(/[^\p{L}\p{N}]/gu, '');

const letterFor: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
};

const withoutOuterDigits = (text: string): string => {
  const isDigit = (at: number) => /\d/.test(text.charAt(at));
  let [from, to] = [0, text.length];
  while (from < to && isDigit(from)) from += 1;
  while (from < to && isDigit(to - 1)) to -= 1;
  return text.slice(from, to);
};

/** Undoes leetspeak: digits inside a word become letters; digits before or after it stay. */
const twinsOf = (text: string): readonly string[] => {
  if (!/\p{L}/u.test(text)) return [];
  const middle = withoutOuterDigits(text);
  const read = (from: string, one: string) =>
    from.replace(/\d/g, (digit) => (digit === '1' ? one : (letterFor[digit] ?? digit)));
  return ['i', 'l'].flatMap((one) => [read(text, one), read(middle, one)]);
};

/** Repeated characters, keyboard sequences, dates, years, and common words with a few digits. */
const isCommon = (password: string): boolean => {
  const text = withoutSigns(password);
  if (text.length < 4) return true;
  if (/^(.{1,4})\1+$/u.test(text)) return true;
  if (keyboard.some((row) => row.includes(text) || backwards(row).includes(text))) return true;
  if (/^((19|20)\d\d){1,2}$|^\d{6,8}$/.test(text)) return true;
  return [text, ...twinsOf(text)].some((read) => {
    const word = read.replace(/^\d{0,4}/, '').replace(/\d{0,6}$/, '');
    return [read, word].some((each) => commonWords.has(each) || frequentPasswords.has(each));
  });
};

const formsOf = (day: string): string[] => {
  const [year = '', month = '', date = ''] = day.split('-');
  const short = year.slice(2);
  return [
    `${date}${month}${year}`,
    `${month}${date}${year}`,
    `${year}${month}${date}`,
    `${date}${month}${short}`,
    `${month}${date}${short}`,
    `${short}${month}${date}`,
  ];
};

/** Too few characters remain once the person's names, birthday and documents are removed. */
const isOwn = (password: string, { nombres, apellidos, nacimiento, documentos }: PersonFacts): boolean => {
  const text = withoutSigns(password);
  const names = `${nombres} ${apellidos}`.split(/[\s-]+/).map(withoutSigns);
  const parts = [...documentos.map(withoutSigns), ...formsOf(nacimiento), nacimiento.slice(0, 4), ...names]
    .filter((part) => part.length >= 3)
    .sort((a, b) => b.length - a.length);
  const left = parts.reduce((rest, part) => rest.replaceAll(part, ''), text);
  return left.length < text.length && left.length < 4;
};

/** null: the password is acceptable. */
export const findWeakness = (password: string, person: PersonFacts): Weakness | null => {
  if (isOwn(password, person)) return 'propia';
  return isCommon(password) ? 'comun' : null;
};
