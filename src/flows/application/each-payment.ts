import { type familyPrice, paymentOf } from '../../../domain/rules/application/family-price';
import { formatMoney } from '../../../domain/rules/money/money';
import { applicationTexts as words } from './texts';

/** What the family pays each time at a frequency; empty if unknown. */
export const eachPayment = (price: ReturnType<typeof familyPrice>, frequency: string): string => {
  const payment = price === null ? null : paymentOf(price, frequency);
  return payment === null ? '' : words.cadaVez(formatMoney(payment.monto), payment.meses);
};
