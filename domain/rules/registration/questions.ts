import { wireDate } from '../dates/dates';
import type { Faltas } from '../form/form-events';

/** How a question is answered: 1 date, 2 yes or no, 3 number. */
export type AnswerKind = 1 | 2 | 3;

/** A question without its answer, which never leaves the verifier. */
export interface Question {
  id: number;
  pregunta: string;
  idTipoPregunta: AnswerKind;
}

export interface Supplied {
  id: number;
  pregunta: string;
  idTipoPregunta: number;
  respuesta: string;
}

export interface Typed {
  id: number;
  texto: string;
}

/** The field of a question, by its id. */
export type CampoRespuesta = `pregunta-${number}`;
export type FaltaRespuesta = 'sinResponder' | 'fechaInvalida' | 'numeroInvalido';

export const questionsPerAttempt = 3;
const lastId = 8;

const isKind = (kind: number): kind is AnswerKind => kind === 1 || kind === 2 || kind === 3;

/** The questions with ids 1 to 8 that can be asked and checked, without duplicates. */
export const usableQuestions = (supplied: readonly Supplied[]): Question[] =>
  supplied.flatMap(({ id, pregunta, idTipoPregunta, respuesta }, index) =>
    Number.isInteger(id) &&
    id >= 1 &&
    id <= lastId &&
    isKind(idTipoPregunta) &&
    pregunta.trim() !== '' &&
    respuesta.trim() !== '' &&
    supplied.findIndex((other) => other.id === id) === index
      ? [{ id, pregunta, idTipoPregunta }]
      : [],
  );

/** mulberry32: the same seed gives the same draw, so that a test can foresee it. */
const roll = (seed: number): { value: number; seed: number } => {
  const grown = (seed + 0x6d2b79f5) | 0;
  const mixed = Math.imul(grown ^ (grown >>> 15), 1 | grown);
  const stirred = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return { value: ((stirred ^ (stirred >>> 14)) >>> 0) / 2 ** 32, seed: grown };
};

/** Three different ones, in any order; and the seed of the next draw. */
export const drawQuestions = (usable: readonly Question[], seed: number): { preguntas: Question[]; azar: number } => {
  const left = [...usable];
  const preguntas: Question[] = [];
  let azar = seed;
  while (preguntas.length < questionsPerAttempt && left.length > 0) {
    const rolled = roll(azar);
    azar = rolled.seed;
    preguntas.push(...left.splice(Math.floor(rolled.value * left.length), 1));
  }
  return { preguntas, azar };
};

/**
 * Two dates and another one, which may be a third date: yes, no and small numbers are soon guessed. Fewer than three where
 * not so much is known.
 */
export const drawHardQuestions = (usable: readonly Question[], seed: number): Question[] => {
  const { preguntas, azar } = drawQuestions(
    usable.filter(({ idTipoPregunta }) => idTipoPregunta === 1),
    seed,
  );
  const dates = preguntas.slice(0, 2);
  if (dates.length < 2) return [];
  const rest = usable.filter((question) => !dates.includes(question));
  return [...dates, ...drawQuestions(rest, azar).preguntas.slice(0, 1)];
};

/** A comma before three digits parts thousands, as everywhere in the portal; any other one is read as a point. */
const plainNumber = (text: string): string => {
  const digits = text.replace(/\s/g, '');
  return /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(digits) ? digits.replace(/,/g, '') : digits.replace(',', '.');
};
const isNumber = (text: string): boolean => /^\d+(\.\d+)?$/.test(plainNumber(text));
const amount = (text: string): number => (isNumber(text) ? Number(plainNumber(text)) : Number.NaN);

/** The missing or invalid answers, by field. */
export const missingAnswers = (
  asked: readonly Question[],
  typed: readonly Typed[],
): Faltas<CampoRespuesta, FaltaRespuesta> =>
  Object.fromEntries(
    asked.flatMap(({ id, idTipoPregunta }): [CampoRespuesta, FaltaRespuesta][] => {
      const texto = typed.find((answer) => answer.id === id)?.texto.trim() ?? '';
      if (texto === '') return [[`pregunta-${id}`, 'sinResponder']];
      if (idTipoPregunta === 1 && wireDate(texto) === null) return [[`pregunta-${id}`, 'fechaInvalida']];
      return idTipoPregunta === 3 && !isNumber(texto) ? [[`pregunta-${id}`, 'numeroInvalido']] : [];
    }),
  );

/** The number of answered questions. */
export const answered = (asked: readonly Question[], draft: Readonly<Record<CampoRespuesta, boolean>>): number =>
  asked.filter(({ id }) => draft[`pregunta-${id}`]).length;

/** Case, accents and the spaces around do not make another answer. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, ' ').toLowerCase();

const yes = ['si', 's', 'true', '1'];
const no = ['no', 'n', 'false', '0'];
const affirmation = (text: string): string => {
  const word = folded(text);
  return yes.includes(word) ? 'si' : no.includes(word) ? 'no' : word;
};

/** The back end's date, with or without a time behind it, or as it stands on a screen. */
const storedDate = (text: string): string => {
  const day = text.trim();
  return /^\d{4}-\d{2}-\d{2}/.test(day) ? day.slice(0, 10) : (wireDate(day.slice(0, 10).replace(/\//g, '-')) ?? '');
};

export const isRightAnswer = (kind: AnswerKind, typed: string, stored: string): boolean => {
  if (folded(typed) === '' || folded(stored) === '') return false;
  if (kind === 1) return wireDate(typed) !== null && wireDate(typed) === storedDate(stored);
  if (kind === 2) return affirmation(typed) === affirmation(stored);
  return amount(typed) === amount(stored) || folded(typed) === folded(stored);
};
