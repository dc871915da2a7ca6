import { expect, test } from 'vitest';
import { isPassFileTemplate, passFileName } from './pass-file-template';

test.each([
  ['{codigoAfiliado}.pkpass', '10000001.pkpass'],
  ['carne-{codigoAfiliado}', 'carne-10000001'],
  ['{codigoAfiliado}', '10000001'],
])('[WALLET-08] the template %s names %s', (template, name) => {
  expect([isPassFileTemplate(template), passFileName(template, '10000001')]).toEqual([true, name]);
});

test('a template names no file without an affiliate code', () => {
  expect(passFileName('{codigoAfiliado}.pkpass', '')).toBe('');
});

test.each([
  '',
  'carne.pkpass',
  '{codigo}.pkpass',
  '{codigoAfiliado}{codigoAfiliado}',
  '../{codigoAfiliado}.pkpass',
  'carnes/{codigoAfiliado}.pkpass',
  '{codigoAfiliado}.pkpass&otro=1',
  `${'x'.repeat(150)}{codigoAfiliado}`,
])('%s is no template', (text) => {
  expect(isPassFileTemplate(text)).toBe(false);
});
