import { describe, expect, test } from 'vitest';
import { foldText, searchWords } from './fold-text';

describe('folded text', () => {
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

  test('is equal for composed and decomposed accents', () => {
    expect(foldText('Pe\u0301rez'.normalize('NFC'))).toBe(foldText('Pe\u0301rez'));
  });

  test('distributes over concatenation', () => {
    expect(foldText('Cardiología Santiago')).toBe(`${foldText('Cardiología')} ${foldText('Santiago')}`);
  });
});

describe('search words', () => {
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
