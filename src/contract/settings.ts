import * as v from 'valibot';
import { defaultPolicy, type Policy } from '../rules/policy';

const number = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What the server puts into the page as a JSON data block; everything is optional, the defaults stand in policy.ts. */
export const publicSettings = v.object({
  policy: v.optional(
    v.partial(
      v.object({
        idleCloseMs: number,
        idleWarnBeforeMs: number,
        idleTickMs: number,
        heartbeatMs: number,
        onboardingCheckMs: number,
        readLimitMs: number,
        writeLimitMs: number,
        uploadLimitMs: number,
        snackbarMs: number,
        paymentConfirmationRequiresLogin: v.boolean(),
        onboardingTolerant: v.boolean(),
        profileEmailWithoutBearer: v.boolean(),
        questionAttempts: number,
      } satisfies Record<keyof Policy, v.GenericSchema>),
    ),
    {},
  ),
  links: v.optional(v.record(v.string(), v.string()), {}),
  demo: v.optional(v.boolean(), false),
  /** Only with a foreign back end; the reference server adds the account itself. */
  anonymousAccount: v.optional(v.object({ cedula: v.string(), clave: v.string() })),
});

export type PublicSettings = Omit<v.InferOutput<typeof publicSettings>, 'policy'> & { policy: Policy };

export const readSettings = (block: unknown): PublicSettings => {
  const parsed = v.safeParse(publicSettings, block);
  const { policy, ...rest } = parsed.success ? parsed.output : v.parse(publicSettings, {});
  return { ...rest, policy: { ...defaultPolicy, ...policy } };
};
