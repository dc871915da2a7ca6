import * as v from 'valibot';

/** A path of ours, or an address that nobody reads on the way. http only at the same machine, for tests of a gateway. */
const formTarget = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^(https:\/\/[^\s"'<>\\]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/[^\s"'<>\\]*|\/(?![/\\])[^\s"'<>\\]*)$/),
);

/**
 * What the page is told of the card gateway, in the same data block as `publicSettings`. Apart, because only the pages
 * of payments read it.
 */
export const paymentSettings = v.object({
  /** Where the form with SESSION goes. Absent: nobody takes cards here. */
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
