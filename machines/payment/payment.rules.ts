import { assign } from 'xstate';
import { resultOf } from '../../domain/contract/call-result';
import { isGatewaySession } from '../../domain/rules/payments/gateway';
import { listedInvoice } from '../../domain/rules/payments/invoice';
import type { PaymentReceipt } from '../../domain/rules/payments/payment-intent';
import { paymentMachine } from './payment.machine';
import { paymentNotice } from './payment-notice';
import { settlePayments } from './settle-payments';

export const paymentFlow = paymentMachine.provide({
  guards: {
    sigueLaSuya: ({ context: { pedida }, event }) =>
      event.type === 'APARTADA' &&
      pedida?.situacion === 'propia' &&
      event.intentos.some(({ factura }) => factura === pedida.numero),
    yaEnviada: ({ context: { pedida, ordenesSeguras }, event }) =>
      event.type === 'APARTADA' &&
      (pedida?.situacion === 'propia' ||
        (!ordenesSeguras && event.intentos.some(({ factura, enviado }) => enviado && factura === pedida?.numero))),
    sinCambios: ({ context, event }) => {
      const { pedida } = context;
      if (pedida === null || event.type !== 'xstate.done.actor.comprobarFacturas') return false;
      return listedInvoice(event.output, { factura: pedida.numero, monto: pedida.monto }) === 'porPagar';
    },
    sesionServible: ({ event }) =>
      event.type === 'xstate.done.actor.crearSesion' && isGatewaySession(event.output.session),
  },
  actions: {
    anotarResultado: assign(({ event }) => resultOf(event)),
    anotarFacturas: assign(({ context, event }) => {
      if (event.type !== 'xstate.done.actor.consultarFacturas') return {};
      const { facturas, intentos, pagados } = settlePayments(event.output, context);
      const numbers = pagados.map(({ numero }) => numero);
      const withPaid = (receipts: readonly PaymentReceipt[]) => [
        ...pagados,
        ...receipts.filter(({ numero }) => !numbers.includes(numero)),
      ];
      const aviso = paymentNotice(
        context,
        facturas,
        pagados.map(({ factura }) => factura),
      );
      return {
        facturas,
        intentos,
        recibos: withPaid(context.recibos),
        pagadas: withPaid(context.pagadas),
        aviso,
        avisos: aviso === null ? context.avisos : context.avisos + 1,
        pedida: facturas.find(({ numero, situacion }) => numero === context.pedir && situacion === 'porPagar') ?? null,
        pedir: null,
        orden: null,
        motivo: null,
        respuesta: null,
        problema: null,
      };
    }),
    tomarOrden: assign(({ context, event }) => {
      const intent =
        event.type === 'APARTADA'
          ? event.intentos.find(({ factura }) => factura === context.pedida?.numero)
          : undefined;
      if (intent === undefined) return {};
      return { orden: { numeroOrden: intent.numero, idOrdenFactura: intent.idOrdenFactura } };
    }),
  },
});
