import { describe, expect, test } from 'vitest';
import { foldText } from './fold-text';
import { searchWords } from './search-words';

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
    expect(foldText(text)).toBe(found);
    expect(foldText(foldText(text))).toBe(found);
  });

  test('is the same however its accents are written', () => {
    expect(foldText('Pe\u0301rez'.normalize('NFC'))).toBe(foldText('Pe\u0301rez'));
  });

  test('of two texts is that of both together', () => {
    expect(foldText('Cardiología Santiago')).toBe(`${foldText('Cardiología')} ${foldText('Santiago')}`);
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
    expect(searchWords(text)).toEqual(words);
  });
});
