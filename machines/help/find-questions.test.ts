import { expect, test } from 'vitest';
import { findQuestions } from './find-questions';

const code = { pregunta: 'No llega el código', respuesta: ['Mire su correo.'], otrasPalabras: 'OTP', enlace: null };
const year = { pregunta: '¿Y este año?', respuesta: ['Nada.', 'De nada.'], otrasPalabras: '', enlace: null };

test.each([
  ['', [code, year]],
  ['CODIGO', [code]],
  ['otp', [code]],
  ['correo código', [code]],
  ['correo de nada', []],
  ['ano', [year]],
  ['¿x, y?', [code, year]],
  ['farmacia', []],
])('«%s» finds the questions that contain its words', (text, found) => {
  expect(findQuestions([code, year], text)).toEqual(found);
});
