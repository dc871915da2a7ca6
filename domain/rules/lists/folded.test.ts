import { describe, expect, test } from 'vitest';
import { folded } from './folded';
import { wantedWords } from './wanted-words';

describe('text as it is looked for', () => {
  test.each([
    ['Juan Pérez', 'juan perez'],
    ['PEÑA, Núñez', 'pena nunez'],
    ['  Clínica   «El Buen Samaritano»  ', 'clinica el buen samaritano'],
    ['Laboratorio Jiménez & Báez', 'laboratorio jimenez baez'],
    ["O'Connor-Díaz", 'o connor diaz'],
    ['100%_', '100'],
    ['ﬁebre ２４ horas', 'fiebre 24 horas'],
    ['Łukasz', 'łukasz'],
    ['İzmir', 'izmir'],
    ['%_"\'\\', ''],
    ['', ''],
  ])('%s', (text, found) => {
    expect(folded(text)).toBe(found);
    expect(folded(folded(text))).toBe(found);
  });

  test('is the same however its accents are written', () => {
    expect(folded('Pe\u0301rez'.normalize('NFC'))).toBe(folded('Pe\u0301rez'));
  });

  test('of two texts is that of both together', () => {
    expect(folded('Cardiología Santiago')).toBe(`${folded('Cardiología')} ${folded('Santiago')}`);
  });
});

describe('the words that are wanted', () => {
  test.each([
    ['perez juan', ['perez', 'juan']],
    ['  PÉREZ  perez ', ['perez']],
    ['san santiago', ['santiago']],
    ['santiago san', ['santiago']],
    ['% _ "', []],
    ['', []],
  ])('%s', (text, words) => {
    expect(wantedWords(text)).toEqual(words);
  });
});
