import { describe, expect, test } from 'vitest';
import { frequentPasswords } from './frequent-passwords';
import { findWeakness, type PersonFacts } from './weak-password';

const maria: PersonFacts = {
  nombres: 'María Altagracia',
  apellidos: 'Peña Núñez',
  nacimiento: '1984-03-12',
  documentos: ['10000001', '00110000011', '200000001', 'FR12AB3456'],
};

describe('common passwords', () => {
  test.each([
    ...['123456', '12345678', '987654', '000000', 'aaaaaa', 'abcabc', '121212', 'abcdef', 'qwerty', 'QWERTY', 'asdfgh'],
    ...['1q2w3e4r', '1qaz2wsx', 'zxcvbnm', '140285', '19850214', '20262026', '......', '-1-2-3-4-5-6-'],
    ...[
      'clave1234',
      'Contraseña1',
      'contrasena',
      'password',
      'P@ssword1',
      'Dominicana2026',
      'santodomingo',
      'teamo123',
    ],
    ...['jesus777', 'DiosEsAmor', '2026licey', 'barcelona10', 'qwerty123!', 'senasa2026', 'Oficina.Virtual.1'],
  ])('%s', (password) => {
    expect(findWeakness(password, maria)).toBe('comun');
  });
});

describe('leaked passwords', () => {
  test.each([
    ...['mustang', 'samantha', 'Mercedes', 'charlie', 'trustno1', '123qwe', 'computer', 'phoenix7', 'arsenal2024'],
    ...[
      'p4ssw0rd',
      'pa$$word',
      'P4$$w0rd1',
      'c0ntr4s3n4',
      'd0m1n1c4n4',
      's4m4nth4',
      'qw3rty2020',
      '1l0veyou',
      'm4dr1d',
    ],
  ])('%s', (password) => {
    expect(findWeakness(password, maria)).toBe('comun');
  });

  test('the list has about three thousand leaked passwords, none shorter than the minimum', () => {
    expect(frequentPasswords.size).toBeGreaterThan(2_500);
    expect([...frequentPasswords].filter((word) => word.length < 4 || findWeakness(word, maria) === null)).toEqual([]);
  });
});

describe('passwords with personal data', () => {
  test.each([
    ...['00110000011', '001-1000001-1', '10000001', 'fr12ab3456', 'Fr12-Ab3456', '200000001ab'],
    ...[
      '12031984',
      '1984-03-12',
      '120384',
      '840312',
      'maria1984',
      'MARIA.PEÑA',
      'mariapena',
      'pena12031984',
      'Altagracia!',
    ],
    ...['nunezmaria1', 'peña-núñez-84'],
  ])('%s', (password) => {
    expect(findWeakness(password, maria)).toBe('propia');
  });
});

describe('accepted passwords', () => {
  test.each([
    ...['Mangu-7-Yaque', 'tres gatos duermen', 'maria compra 9 aguacates', 'x7Kp2q', '839201847561', 'ñandú azul 4'],
    ...['correcto caballo batería', 'clave del río', '👋🏽 saludos'],
  ])('%s', (password) => {
    expect(findWeakness(password, maria)).toBeNull();
  });

  test('ignores names of one letter or none', () => {
    const odd = { nombres: 'A', apellidos: '', nacimiento: '2000-01-01', documentos: [''] };
    expect(findWeakness('Amarillo-9', odd)).toBeNull();
  });

  test('ignores particles of names', () => {
    expect(findWeakness('Delade-7', { ...maria, apellidos: 'De la Cruz' })).toBeNull();
    expect(findWeakness('Delacruz-7', { ...maria, apellidos: 'De la Cruz' })).toBeNull();
    expect(findWeakness('Cruz-777', { ...maria, apellidos: 'De la Cruz' })).toBe('propia');
  });
});
