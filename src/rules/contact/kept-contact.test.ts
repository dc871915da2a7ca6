import { expect, test } from 'vitest';
import { emptyContact } from './contact-draft';
import { keptContact } from './kept-contact';

test('what can be read of a kept wizard is used, and nothing else is', () => {
  const borrador = { ...emptyContact, calle: 'Duarte' };
  const envios = { telefonos: { contenido: '[]', confirmado: true } };
  expect([
    keptContact(null),
    keptContact({}),
    keptContact({ borrador: { calle: 'Duarte' }, paso: 1, envios }),
    keptContact({ borrador: { ...borrador, calle: 7 }, paso: 1, envios }),
    keptContact({ borrador: { ...borrador, otra: 'x' }, paso: 1, envios: { ...envios, correo: { confirmado: 1 } } }),
    keptContact({ borrador, paso: 9 }),
  ]).toEqual([null, null, null, null, { borrador, paso: 1, envios }, { borrador, paso: 0, envios: {} }]);
});
