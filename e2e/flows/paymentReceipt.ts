import type { paymentReceiptMachine } from '../../machines/paymentReceipt/paymentReceipt.machine';
import { paymentTexts } from '../../src/flows/payment/texts';
import { paymentReceiptTexts as texts } from '../../src/flows/paymentReceipt/texts';
import { titular } from '../props/members';
import { does, press } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import type { Gesture, Hand } from '../walks/hand';
import { memberPage } from '../walks/member-page';
import { readAs } from '../walks/read-as';
import type { Sight } from '../walks/sight';
import { startTime } from '../walks/start-time';

const receipt = { numero: '482913', factura: '2026000101', monto: 250_000, confirmado: startTime };

/** Replaces share sheet and clipboard, whose results the path decides. */
const lend = async ({ page }: Hand) =>
  page.evaluate(() => {
    const held = () => new Promise((resolve, reject) => Reflect.set(window, 'sheet', { resolve, reject }));
    Object.defineProperties(navigator, {
      share: { configurable: true, value: held },
      clipboard: { configurable: true, value: { writeText: held } },
    });
    window.print = () => {};
  });
const ends =
  (how: 'done' | 'copied' | 'refused'): Gesture =>
  ({ page }) =>
    page.evaluate((end) => {
      const { resolve, reject }: { resolve(): void; reject(error: Error): void } = Reflect.get(window, 'sheet');
      if (end === 'done') return resolve();
      // After a rejected sheet the text is copied, unless the clipboard rejects it too.
      Object.defineProperty(navigator, 'clipboard', {
        configurable: true,
        value: end === 'copied' ? { writeText: async () => {} } : undefined,
      });
      reject(new TypeError('no sheet'));
    }, how);

const named = (words: string) => readAs(`${words}${texts.elRecibo(receipt.factura)}`, `«${words}»`);
const seen: Sight = {
  heading: paymentTexts.titulo,
  says: [texts.titulo, texts.confirmado, receipt.numero, texts.llega],
};
const held: Sight = { ...seen, forPeople: 'El recibo, y lo que pregunta el dispositivo.' };

export const paymentReceiptFlow: DescribedFlow<typeof paymentReceiptMachine> = {
  title: texts.titulo,
  before: 'Entre con {tipo} {documento} y {clave}, pague una factura y vuelva a /pagos',
  member: titular,
  calls: {},
  starts: {
    'una factura pagada': {
      action: 'Mire el recibo.',
      arrival: {
        ...memberPage,
        address: '/pagos',
        session: { recibo_1001_pagos: JSON.stringify([receipt]) },
        background: { conciliarPendiente: {}, facturasPendientesPago: [] },
        settle: async (I) => {
          await I.until(() => I.page.getByText(texts.titulo, { exact: true }).isVisible());
          await lend(I);
        },
      },
    },
  },
  acts: {
    COPIAR: press(named(texts.copiar)),
    COMPARTIR: press(named(texts.compartir)),
    IMPRIMIR: press(named(texts.imprimir)),
    'listo copiarRecibo (copiado)': does('El dispositivo lo copia.', ends('done')),
    'fallo copiarRecibo': does('El dispositivo no lo copia.', ends('refused')),
    'listo compartirRecibo (compartido)': does('Elija con quién compartirlo.', ends('done')),
    'listo compartirRecibo (copiado)': does('En un navegador que no comparte, espere.', ends('copied')),
    'fallo compartirRecibo': does('En un navegador que no comparte ni copia, espere.', ends('refused')),
  },
  inProcess: {
    'copiando — tras limiteCopia → sinEntregar': 'a clipboard answers at once',
    'compartiendo — tras limiteCompartir → quieto': 'a session ends before that',
  },
  seen: {
    quieto: () => ({ ...seen, offers: [texts.copiar, texts.compartir, texts.imprimir].map(named) }),
    copiando: () => held,
    compartiendo: () => held,
    copiado: () => ({ ...seen, says: [texts.copiado] }),
    sinEntregar: () => ({ ...seen, says: [texts.sinEntregar] }),
  },
};
