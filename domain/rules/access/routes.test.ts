import { expect, test } from 'vitest';
import { routeAt, routes } from './routes';

const nameAt = (path: string) => routeAt(path)?.name ?? null;

test.each([
  ['[ROUTE-04]', '/', 'home'],
  ['[ROUTE-06]', '/login', 'login'],
  ['[ROUTE-07]', '/onboarding', 'onboarding'],
  ['[ROUTE-09]', '/profile', 'profile'],
  ['[ROUTE-12]', '/club', 'club'],
  ['', '/solicitudes', 'requests'],
  ['[ROUTE-16]', '/consulta/prestadores', 'providers'],
  ['[ROUTE-18]', '/consulta/consumos', 'history'],
  ['[ROUTE-20]', '/consulta/cobertura', 'coverage'],
  ['', '/pagos', 'payment'],
  ['[ROUTE-25]', '/citas', 'appointments'],
  ['[ROUTE-27]', '/carne', 'card'],
  ['[ROUTE-29]', '/solicitud/confirmacioncorreo/1001', 'activation'],
  ['[ROUTE-30]', '/solicitud/cambioClave/a.b.c', 'changePassword'],
  ['', '/solicitud/confirmacionPago/00', 'paymentConfirmation'],
  ['[ROUTE-32]', '/solicitud/CambioCorreo/a.b.c', 'emailChange'],
  ['[ROUTE-33]', '/solicitud/ReversoCorreo/a.b.c', 'emailReversal'],
  ['[ROUTE-34]', '/solicitud/confirmarAfiliado/a.b.c', 'planStatus'],
  ['[ROUTE-35]', '/pagos/movil/a;b', 'mobilePayment'],
  ['[ROUTE-36]', '/confirmacionBilletera/a.b.c', 'wallet'],
  ['[ROUTE-37]', '/formulario/solicitudAfiliacion', 'application'],
])('%s %s is the page %s, in any case and with a slash at the end', (_, path, name) => {
  expect([nameAt(path), nameAt(path.toUpperCase()), nameAt(`${path}/`)]).toEqual([name, name, name]);
});

test('[ROUTE-38] an unknown path belongs to no page', () => {
  const paths = ['/otra', '/pagos/otra', '/loginx', '/consulta', '/solicitud/otra/1', '/carne/1', ''];
  expect(paths.map(nameAt)).toEqual([null, null, null, null, null, null, 'home']);
});

test('passes a parameter on unchanged, with slashes and malformed percent signs', () => {
  expect(routeAt('/SOLICITUD/cambioclave/Token=a/B%zz==')).toEqual({
    name: 'changePassword',
    route: routes.changePassword,
    rest: 'Token=a/B%zz==',
  });
  expect(routeAt('/solicitud/cambioClave')?.rest).toBe('');
});
