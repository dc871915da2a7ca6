import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { linkToken, numeric } from '../service-words';
import { affiliateCode, askedText, filled, flag, maybeText } from '../words';

/** None about a person who may not register. */
const questions = v.array(
  v.object({
    id: numeric,
    pregunta: filled,
    /** 1 date, 2 yes or no, 3 number. */
    idTipoPregunta: v.pipe(numeric, v.picklist([1, 2, 3])),
  }),
);

export const preguntasRegistro = endpoint({
  method: 'GET',
  path: 'extra/registro/preguntas',
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  query: v.object({ CodigoAfiliado: affiliateCode }),
  /** `desafio` binds the answers to these questions, this person and this visitor, and serves once. */
  reply: v.object({ desafio: maybeText, preguntas: questions }),
});

/** 410: the challenge was used, is too old or another visitor's. */
export const comprobarRegistro = endpoint({
  method: 'POST',
  path: 'extra/registro/comprobar',
  access: 'anonymous',
  safe: false,
  timeLimit: 'read',
  body: v.object({
    desafio: linkToken,
    respuestas: v.pipe(v.array(v.object({ id: numeric, texto: askedText(100) })), v.maxLength(10)),
  }),
  /** All at once: with `correctas` the pass that `registrar` takes, else other questions. */
  reply: v.object({ correctas: flag, pase: maybeText, desafio: maybeText, preguntas: questions }),
});
