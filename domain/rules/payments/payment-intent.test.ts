import { expect, test } from 'vitest';
import { lastPayment } from './payment-intent';

const intent = (factura: string, desde: number, enviado = true) => ({
  factura,
  monto: 1,
  numero: `9${factura}`,
  idOrdenFactura: '1',
  desde,
  enviado,
});
const receipt = (factura: string, confirmado: number) => ({ numero: `9${factura}`, factura, monto: 1, confirmado });
const payment = (factura: string) => ({ numero: `9${factura}`, factura, monto: 1 });

test.each([
  ['the one for which the tab left', payment('9'), [intent('1', 1)], [receipt('2', 5)], payment('9')],
  ['the last that went to the gateway', null, [intent('1', 1), intent('2', 3), intent('3', 2)], [], payment('2')],
  ['not one that never went there', null, [intent('1', 1), intent('2', 3, false)], [], payment('1')],
  ['one that is under way before one that is confirmed', null, [intent('1', 1)], [receipt('2', 5)], payment('1')],
  ['the one confirmed last', null, [intent('1', 1, false)], [receipt('2', 5), receipt('3', 6)], payment('3')],
  ['none', null, [], [], null],
])('the payment that a confirmation speaks of: %s', (_, sent, intents, receipts, found) => {
  expect(lastPayment(sent, intents, receipts)).toEqual(found);
});
