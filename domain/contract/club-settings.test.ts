import { expect, test } from 'vitest';
import { readClubAddress } from './club-settings';

test.each([
  [{}, ''],
  [null, ''],
  [{ club: { direccion: 'https://club.ejemplo.do/socios' } }, 'https://club.ejemplo.do/socios'],
  [{ club: { direccion: '/demo/club' } }, '/demo/club'],
  [{ club: { direccion: 'http://club.ejemplo.do/' } }, ''],
  [{ club: { direccion: 'javascript:alert(1)' } }, ''],
  [{ club: { direccion: '//otro.example' } }, ''],
  [{ club: 7 }, ''],
])('[CLUB-06] the block %o says that the club is at «%s»', (block, address) => {
  expect(readClubAddress(block)).toBe(address);
});
