import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { paymentReceiptLogic, type ReceiptDevice } from './wiring';

const receipt = { numero: '482913', factura: 'F1', monto: 118_075, confirmado: Date.UTC(2026, 10, 22, 18, 5) };
const text = `Recibo de pago · Oficina Virtual
Número de orden: 482913
Factura: F1
Monto pagado: RD$\u00a01,180.75
Confirmado el 22-11-2026, 2:05\u00a0p.\u00a0m.`;

const open = (over: Partial<ReceiptDevice> = {}) => {
  const done: unknown[] = [];
  const device: ReceiptDevice = {
    share: async (shared) => {
      done.push(shared);
      return 'compartido';
    },
    copy: async (copied) => void done.push(copied),
    print: () => void done.push('printed'),
    ...over,
  };
  const { logic, input } = paymentReceiptLogic(receipt, device);
  const actor = createActor(logic, { input }).start();
  const send = async (type: 'COPIAR' | 'COMPARTIR' | 'IMPRIMIR') => {
    actor.send({ type });
    await new Promise((resolve) => setImmediate(resolve));
    return actor.getSnapshot().value;
  };
  return { done, send };
};

test('copies, shares and prints a receipt with its number, invoice, amount and time', async () => {
  const I = open();
  expect([await I.send('COPIAR'), await I.send('COMPARTIR'), await I.send('IMPRIMIR')]).toEqual([
    'copiado',
    'quieto',
    'quieto',
  ]);
  expect(I.done).toEqual([text, { title: 'Recibo de pago', text, path: '/pagos' }, 'printed']);
});

test('reports sharing by a copy, and a failed copy', async () => {
  expect(await open({ share: async () => 'copiado' }).send('COMPARTIR')).toBe('copiado');
  const refusing = open({ copy: () => Promise.reject(new Error('refused')) });
  expect(await refusing.send('COPIAR')).toBe('sinEntregar');
});
