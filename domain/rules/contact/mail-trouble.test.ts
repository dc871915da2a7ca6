import { expect, test } from 'vitest';
import { mailTrouble } from './mail-trouble';

const answer = (estado: string) => ({ estado, correo: 'a•••@ejemplo.do', desde: '2026-11-03T14:14:00.000Z' });

test('only what the server knows against an address is trouble', () => {
  expect(mailTrouble(answer('noLlega'))).toEqual({
    kind: 'noLlega',
    correo: 'a•••@ejemplo.do',
    desde: '2026-11-03T14:14:00.000Z',
  });
  expect(mailTrouble(answer('sinCorreo'))).toEqual({ kind: 'sinCorreo' });
  for (const none of [answer('llega'), answer('otro'), null]) expect(mailTrouble(none)).toBeNull();
});
