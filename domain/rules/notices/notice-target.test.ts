import { expect, test } from 'vitest';
import { noticeTarget } from './notice-target';

const notice = { codigo: '7', description: 'Su caso 261100101 fue devuelto.', detalle: '' };
const said = (pagina: string, numeroCaso = '') => [{ codigo: '7', pagina, numeroCaso }];

test.each([
  ['a case', said('solicitud', '300000001'), { pagina: 'solicitud', caso: '300000001' }],
  ['payments', said('pagos'), { pagina: 'pagos' }],
  ['the account', said('seguridad'), { pagina: 'seguridad' }],
  ['nothing', [], { pagina: 'solicitud', caso: '261100101' }],
  ['only of another', [{ codigo: '8', pagina: 'pagos', numeroCaso: '' }], { pagina: 'solicitud', caso: '261100101' }],
  ['a page that there is not', said('premios'), null],
  ['an inherited name', said('constructor'), null],
  ['an address', said('https://otro.example/pagos'), null],
  ['a script', said('javascript:alert(1)'), null],
  ['a case without its number', said('solicitud'), null],
  ['a case whose number is a path', said('solicitud', '../pagos'), null],
  ['a case whose number is a script', said('solicitud', '<img src=x onerror=alert(1)>'), null],
  ['a case whose number is too long', said('solicitud', '1'.repeat(41)), null],
])('leads where the server says, if that is a page of the portal: %s', (_, links, target) => {
  expect(noticeTarget(notice, links)).toEqual(target);
});

test('leads nowhere where neither the server nor the words name a page', () => {
  expect(noticeTarget({ ...notice, description: 'Hola' }, [])).toBeNull();
});
