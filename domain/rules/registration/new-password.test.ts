import { describe, expect, test } from 'vitest';
import { missingNewPassword, whenLeft, whileTyping } from './new-password';

describe('[PWD-04] [PWD-05] two typed passwords', () => {
  test.each([
    ['', '', { clave: 'claveVacia', repetida: 'repetidaVacia' }],
    ['', 'secreta', { clave: 'claveVacia', repetida: 'distinta' }],
    ['secreta', '', { repetida: 'repetidaVacia' }],
    ['cinco', 'cinco', { clave: 'corta', repetida: 'corta' }],
    ['secret', 'secret', {}],
    ['secreta', 'Secreta', { repetida: 'distinta' }],
    ['con espacio ', 'con espacio', { repetida: 'distinta' }],
    ['🔑🔑🔑', '🔑🔑🔑', {}],
  ] as const)('«%s» and «%s»', (clave, repetida, faltas) => {
    expect(missingNewPassword(clave, repetida)).toEqual(faltas);
  });
});

test('typing clears an error, and none appears before the field is left', () => {
  const told = { clave: 'claveVacia', repetida: 'distinta' } as const;
  expect([
    whileTyping({}, 'clave', 's', ''),
    whileTyping(told, 'clave', 's', 'secreta'),
    whileTyping(told, 'clave', 'secreta', 'secreta'),
    whileTyping(told, 'repetida', '', 'secreta'),
    whileTyping({ clave: 'corta' }, 'repetida', 'secreta', 's'),
    whileTyping({ repetida: 'distinta' }, 'clave', 'corta', 'corta'),
  ]).toEqual([{}, { repetida: 'distinta' }, {}, { clave: 'claveVacia' }, {}, { repetida: 'distinta' }]);
});

test('leaving a password field reports its fault or a frequent password, an empty field nothing; the first field also compares with the second', () => {
  expect([
    whenLeft({}, 'clave', '', '', null),
    whenLeft({}, 'clave', 'cinco', '', 'comun'),
    whenLeft({}, 'repetida', 'secreta', 'otra', 'comun'),
    whenLeft({ repetida: 'distinta' }, 'clave', 'secreta', 'secreta', null),
    whenLeft({}, 'clave', 'secreta', 'secreta', 'comun'),
    whenLeft({ clave: 'claveRechazada' }, 'clave', 'secreta', 'secreta', null),
    whenLeft({}, 'repetida', 'cinco', 'otra', null),
  ]).toEqual([
    {},
    { clave: 'corta' },
    { repetida: 'distinta' },
    { clave: undefined, repetida: undefined },
    { clave: 'comun', repetida: undefined },
    { clave: 'claveRechazada', repetida: undefined },
    { repetida: 'distinta' },
  ]);
});
