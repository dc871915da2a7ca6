import * as v from 'valibot';
import { brand } from '../brand/brand';
import { defaultPolicy, type Policy } from '../rules/policy';

const number = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An insurer's own stand in its brand; each deployment may set others. */
export const defaultLinks = brand.links;
export type Links = typeof defaultLinks;
const link = v.pipe(v.string(), v.maxLength(500));

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
        uploadSilenceMs: number,
        snackbarMs: number,
        paymentConfirmationRequiresLogin: v.boolean(),
        onboardingTolerant: v.boolean(),
        profileEmailWithoutBearer: v.boolean(),
        traceRequests: v.boolean(),
        vitals: v.boolean(),
        questionAttempts: number,
      } satisfies Record<keyof Policy, v.GenericSchema>),
    ),
    {},
  ),
  links: v.optional(
    v.partial(
      v.object({
        larimar: link,
        facebook: link,
        instagram: link,
        x: link,
        youtube: link,
        ayudaTelefono: link,
        ayudaCorreo: link,
      } satisfies Record<keyof Links, v.GenericSchema>),
    ),
    {},
  ),
  demo: v.optional(v.boolean(), false),
  /** Only with a foreign back end; the reference server adds the account itself. */
  anonymousAccount: v.optional(v.object({ cedula: v.string(), clave: v.string() })),
});

export type PublicSettings = Omit<v.InferOutput<typeof publicSettings>, 'policy' | 'links'> & {
  policy: Policy;
  links: Links;
};

export const readSettings = (block: unknown): PublicSettings => {
  const parsed = v.safeParse(publicSettings, block);
  const { policy, links, ...rest } = parsed.success ? parsed.output : v.parse(publicSettings, {});
  return { ...rest, policy: { ...defaultPolicy, ...policy }, links: { ...defaultLinks, ...links } };
};
