import * as v from 'valibot';

/** A path of the portal, or an https address. http is only allowed on the same machine, for tests of a gateway. */
const formTarget = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^(https:\/\/[^\s"'<>\\]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/[^\s"'<>\\]*|\/(?![/\\])[^\s"'<>\\]*)$/),
);

/**
 * The page's settings of the card gateway, in the same data block as `publicSettings`. Separate, because only payment
 * pages read them.
 */
export const paymentSettings = v.object({
  /** Where the form with SESSION is posted. Absent: no gateway. */
  paymentAuthorizeUrl: v.optional(formTarget),
  /**
   * Whether the back end is the reference server, which keeps an order from being charged twice: while it may be
   * charged its invoice is `Procesando`, and asking again for its session gives the same one.
   */
  paymentOrdersKept: v.optional(v.boolean()),
});

/** null: no form may be sent anywhere. */
export const readPaymentAuthorizeUrl = (block: unknown): string | null => {
  const read = v.safeParse(paymentSettings, block);
  return read.success ? (read.output.paymentAuthorizeUrl ?? null) : null;
};

export const readPaymentOrdersKept = (block: unknown): boolean => {
  const read = v.safeParse(paymentSettings, block);
  return read.success && read.output.paymentOrdersKept === true;
};
