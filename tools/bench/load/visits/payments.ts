import { invoiceState } from '../person';
import { defineVisit, isHolder, type Visit } from '../visit';
import { enter } from './entry';

/** Up to the page of the gateway, where nobody types a card, and back from it. */
export const paymentVisits: readonly Visit[] = [
  defineVisit({
    name: 'invoices',
    share: 3,
    calls: [...enter.calls, 'conciliarPendiente'],
    suits: isHolder,
    go: async (visitor) => {
      await enter.go(visitor);
      const { code } = visitor.person;
      await visitor.ask('conciliarPendiente', { query: { codigoAfiliado: code } });
      await visitor.ask('facturasPendientesPago', { query: { CodigoAfiliado: code } });
    },
  }),
  defineVisit({
    name: 'payment',
    share: 2,
    calls: [...enter.calls, 'conciliarPendiente', 'ordenCompraGenerar', 'generarSession', 'catalogoRespuesta'],
    suits: (person) => isHolder(person) && invoiceState(person.index) !== 'paid',
    // Its invoice is then with the gateway.
    once: true,
    go: async (visitor) => {
      await enter.go(visitor);
      const codigoAfiliado = visitor.person.code;
      await visitor.ask('conciliarPendiente', { query: { codigoAfiliado } });
      const invoices = await visitor.read('facturasPendientesPago', { query: { CodigoAfiliado: codigoAfiliado } });
      const invoice = invoices[0];
      if (invoice === undefined) throw new Error('this holder has an invoice to pay');
      await visitor.pause();
      const amount = Number(invoice.montoTotal);
      const order = await visitor.read('ordenCompraGenerar', {
        query: { NumeroFactura: invoice.numeroFactura, Monto: amount, CodigoAfiliado: codigoAfiliado },
      });
      await visitor.ask('generarSession', {
        query: { codigoAfiliado, isMobile: false, IdOrdenFactura: order.idOrdenFactura },
        body: { ordenId: order.numeroOrden, transactionId: invoice.numeroFactura, amount },
      });
      await visitor.pause();
      await visitor.ask('conciliarPendiente', { query: { codigoAfiliado } });
      await Promise.all([
        visitor.ask('catalogoRespuesta', {}),
        visitor.ask('facturasPendientesPago', { query: { CodigoAfiliado: codigoAfiliado } }),
      ]);
    },
  }),
];
