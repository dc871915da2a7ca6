import type { Form } from '../form/form-events';
import { isEmail } from './email';

/** The most frequent mail domains of the country, in which typing errors are detected. */
const known: readonly string[] = [
  'gmail.com',
  'hotmail.com',
  'hotmail.es',
  'outlook.com',
  'outlook.es',
  'yahoo.com',
  'yahoo.es',
  'icloud.com',
  'live.com',
  'msn.com',
  'claro.net.do',
  'codetel.net.do',
];

/** How many letters have to be put, taken, changed or swapped with their neighbour to get from one to the other. */
const distance = (from: string, to: string): number => {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const at = (up: number, back: number) => (up === 0 ? line : rows[row - up])?.[column - back] ?? 0;
      const change = from[row - 1] === to[column - 1] ? 0 : 1;
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      line.push(
        Math.min(at(1, 0) + 1, at(0, 1) + 1, at(1, 1) + change, swapped ? at(2, 2) + 1 : Number.POSITIVE_INFINITY),
      );
    }
    rows.push(line);
  }
  return rows[from.length]?.[to.length] ?? 0;
};

/** The address that was probably meant, or '': ana@gmial.com → ana@gmail.com. Only ever a question. */
export const emailHint = (typed: string): string => {
  const email = typed.trim();
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || domain.length > 30 || known.includes(domain)) return '';
  const [nearest] = known
    .map((one) => ({ one, far: distance(domain, one) }))
    .filter(({ one, far }) => far <= (one.length > 8 ? 2 : 1))
    .sort((a, b) => a.far - b.far);
  const meant = nearest === undefined ? '' : `${email.slice(0, at)}@${nearest.one}`;
  return isEmail(meant) ? meant : '';
};

/** The form with the hint, if there is one, as its e-mail. */
export const takeEmailHint = <Draft extends { correo: string }, Field extends string, Fault extends string>({
  borrador,
  faltas,
  sugerencia,
}: Form<Draft, Field, Fault> & { sugerencia: string }) => ({
  borrador: { ...borrador, correo: sugerencia || borrador.correo },
  sugerencia: '',
  faltas: { ...faltas, correo: undefined },
});
