import * as v from 'valibot';
import { brand } from '../../domain/brand/brand';
import { paymentSettings } from '../../domain/contract/payment-settings';
import { startMessages } from '../texts/start-messages';
import { sandboxAuthorizePath } from './demo-addresses';
import { address, type Environment, line, originOnly, readVariable } from './environment';
import { StartProblem } from './start-problem';

export interface PaymentSettings {
  /** Where sessions are made and read; undefined: the demonstration's own gateway, or none. */
  sessionsUrl: string | undefined;
  /** Where the page sends the form. */
  authorizeUrl: string | undefined;
  merchantNumber: string;
  merchantTerminal: string;
  merchantName: string;
  /** Where forms of the page may go, beyond ourselves. */
  formOrigins: readonly string[];
}

const origins = v.pipe(
  line(2_000),
  v.transform((text) => text.split(/[\s,]+/).filter((one) => one !== '')),
  v.array(
    v.pipe(
      originOnly,
      v.check((origin) => isSafeTarget(`${origin}/`), 'debe ser https://'),
    ),
  ),
);
const isSafeTarget = (text: string) => v.safeParse(paymentSettings, { paymentAuthorizeUrl: text }).success;
const gatewayAddress = v.pipe(
  address('http:', 'https:'),
  v.check((text) => isSafeTarget(text), 'debe ser https://'),
);

/** The gateway is configured as a whole or not at all. */
export const readPaymentSettings = (
  environment: Environment,
  { demo, foreign, publicUrl }: { demo: boolean; foreign: boolean; publicUrl: string | undefined },
): PaymentSettings => {
  const sessionsUrl = readVariable(environment, 'PAYMENT_SESSIONS_URL', v.optional(gatewayAddress))?.replace(/\/$/, '');
  const given = readVariable(environment, 'PAYMENT_AUTHORIZE_URL', v.optional(gatewayAddress));
  const digits = v.optional(v.pipe(v.string(), v.regex(/^\d{1,20}$/, 'debe ser un número')));
  const merchantNumber = readVariable(environment, 'PAYMENT_MERCHANT_NUMBER', digits);
  const merchantTerminal = readVariable(environment, 'PAYMENT_MERCHANT_TERMINAL', digits);
  const needed = {
    PUBLIC_URL: publicUrl,
    PAYMENT_AUTHORIZE_URL: given,
    PAYMENT_MERCHANT_NUMBER: merchantNumber,
    PAYMENT_MERCHANT_TERMINAL: merchantTerminal,
  };
  const missing = Object.entries(needed).find(([, value]) => value === undefined)?.[0];
  if (sessionsUrl !== undefined && missing !== undefined)
    throw new StartProblem(startMessages.badSetting('PAYMENT_SESSIONS_URL', `va siempre junto con ${missing}`));
  if (given !== undefined && sessionsUrl === undefined && !foreign)
    throw new StartProblem(
      startMessages.badSetting('PAYMENT_AUTHORIZE_URL', 'va siempre junto con PAYMENT_SESSIONS_URL'),
    );
  const passedOnTo = readVariable(environment, 'PAYMENT_FORM_ORIGINS', v.optional(origins)) ?? [];
  return {
    sessionsUrl,
    authorizeUrl: given ?? (demo ? sandboxAuthorizePath : undefined),
    merchantNumber: merchantNumber ?? '',
    merchantTerminal: merchantTerminal ?? '',
    merchantName: readVariable(environment, 'PAYMENT_MERCHANT_NAME', v.optional(line(40), brand.productName)),
    formOrigins: [...new Set([...(given === undefined ? [] : [new URL(given).origin]), ...passedOnTo])],
  };
};
