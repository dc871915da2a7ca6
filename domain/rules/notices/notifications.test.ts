import { describe, expect, test } from 'vitest';
import { characters } from '../person/characters';
import { cutText, loadedBelow, shownCount, unreadCount, withPage } from './notifications';

const item = (codigo: string) => ({ codigo, origen: 'Salud', description: 'Hola', fecha: '', detalle: '' });

describe('[NOTIF-06] a text longer than 91 characters is cut at 91', () => {
  test.each([
    ['of 90', 'a'.repeat(90), null],
    ['of 91', 'a'.repeat(91), null],
    ['of 92', 'a'.repeat(92), 'a'.repeat(91)],
    ['of 91 emoji, 182 units long', '😀'.repeat(91), null],
    ['of 92 emoji', '😀'.repeat(92), '😀'.repeat(91)],
    ['that ends in an emoji', `${'a'.repeat(90)}😀b`, `${'a'.repeat(90)}😀`],
    ['with accents that stand apart', `${'a'.repeat(90)}e\u0301xx`, `${'a'.repeat(90)}e\u0301`],
    ['of 91 letters with accents that stand apart', 'e\u0301'.repeat(91), null],
    ['with a family', `${'a'.repeat(90)}👨‍👩‍👧‍👦xx`, `${'a'.repeat(90)}👨‍👩‍👧‍👦`],
    ['with a flag', `${'a'.repeat(90)}🇩🇴xx`, `${'a'.repeat(90)}🇩🇴`],
    ['with half a pair, as a broken one may come', `${'a'.repeat(90)}\ud83dxx`, `${'a'.repeat(90)}\ud83d`],
    ['empty', '', null],
  ])('one %s', (_, text, shown) => {
    expect(cutText(text)).toBe(shown);
  });
});

test('counts line breaks as characters', () => {
  expect(characters('a\nñ\r\n👍🏽')).toEqual(['a', '\n', 'ñ', '\r', '\n', '👍🏽']);
});

test('adds no duplicates with further pages', () => {
  expect(withPage([item('3'), item('2')], [item('2'), item('1')])).toEqual([item('3'), item('2'), item('1')]);
});

describe('[NOTIF-13] a reload of the first page', () => {
  const items = (...codes: number[]) => codes.map((code) => item(String(code)));
  const loaded = items(...Array.from({ length: 23 }, (_, index) => 23 - index));
  const firstFrom = (code: number) => items(...Array.from({ length: 10 }, (_, index) => code - index));
  test.each([
    ['with the same items keeps all later ones', firstFrom(23), loaded.slice(10)],
    ['with two new items keeps those that they pushed out', firstFrom(25), loaded.slice(8)],
    ['without an item that is gone does not keep it', items(23, 22, 21, 19, 18, 17, 16, 15, 14, 13), loaded.slice(11)],
    ['with ten new items drops all later ones: there may be a gap', firstFrom(33), []],
    ['shorter than a page keeps no others', items(23, 22), []],
  ])('%s', (_, first, below) => {
    expect(loadedBelow(loaded, first)).toEqual(below);
  });
});

test('[NOTIF-04] counts the loaded notifications that are unread', () => {
  expect([unreadCount([item('3'), item('2'), item('1')], ['2', '9']), unreadCount([], ['2'])]).toEqual([2, 0]);
});

test('[NOTIF-04] [NOTIF-12] the bell counts to ninety-nine, so that opening a notification changes the number', () => {
  expect([0, 1, 12, 99, 100, 380].map(shownCount)).toEqual(['0', '1', '12', '99', '99+', '99+']);
});
