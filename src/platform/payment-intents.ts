import * as v from 'valibot';
import { draftLimitMs } from '../../domain/rules/form/form-events';
import { storedList } from '../../domain/rules/form/parse-stored';
import { keptPaymentIntent, type PaymentIntent } from '../../domain/rules/payments/payment-intent';
import { draftStore } from './draft-store';
import type { SafeStorage } from './storage';

/** The payments that this browser started, one per invoice: per member, shared by all tabs, until they expire. */
export interface PaymentIntents {
  read(): readonly PaymentIntent[];
  keep(intent: PaymentIntent): void;
  /** Only these: a newer intent of another tab for the same invoice stays. */
  forget(intents: readonly PaymentIntent[]): void;
  /** The storage key. */
  key: string;
}

const schema = v.object({ intentos: storedList(keptPaymentIntent) });

export const paymentIntents = (area: SafeStorage, now: () => number, codigoAfiliado: string): PaymentIntents => {
  const store = draftStore({ area, now, codigoAfiliado, flow: 'pagos', schema });
  const read = () =>
    (store.read()?.intentos ?? []).filter(({ desde }) => Math.abs(now() - desde) < draftLimitMs(store.key));
  const write = (intentos: readonly PaymentIntent[]) =>
    intentos.length === 0 ? store.forget() : store.keep({ intentos });
  return {
    key: store.key,
    read,
    keep: (intent) => write([...read().filter(({ factura }) => factura !== intent.factura), intent]),
    forget: (intents) => {
      const isGone = ({ numero, desde }: PaymentIntent) =>
        intents.some((one) => one.numero === numero && one.desde === desde);
      const kept = read();
      // A write notifies other tabs, so write only on a change.
      if (kept.some(isGone)) write(kept.filter((one) => !isGone(one)));
    },
  };
};
