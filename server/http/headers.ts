export type HeaderTable = Readonly<Record<string, string>>;

const everywhere: HeaderTable = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};

const transport = (publicUrl: string | undefined): HeaderTable =>
  publicUrl?.startsWith('https:') === true
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {};

export const apiHeaders = (publicUrl: string | undefined): HeaderTable => ({
  ...everywhere,
  ...transport(publicUrl),
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
});

export const assetHeaders = (publicUrl: string | undefined): HeaderTable => ({
  ...everywhere,
  ...transport(publicUrl),
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
});

/** The service worker asks for pages of the portal, and for nothing of others. */
export const cardWorkerHeaders = (publicUrl: string | undefined): HeaderTable => ({
  ...assetHeaders(publicUrl),
  'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
});

/** What of others a page of ours may use; nothing otherwise. */
export interface PageGuests {
  /** Whose pages ours may show in a frame. */
  frames?: string | undefined;
  /** Where a form may go beyond ourselves: the card gateway, and where it passes the form on. */
  forms?: readonly string[];
}

/** Everything of our own, nothing inline without this response's nonce, no text that becomes markup or code. */
export const documentPolicy = (nonce: string, { frames, forms = [] }: PageGuests = {}): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    ...(frames === undefined ? [] : [`frame-src ${frames}`]),
    "manifest-src 'self'",
    ["form-action 'self'", ...forms].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    // The only policy there is, for the addresses of workers: src/platform/worker-address.ts.
    'trusted-types taller-de-fotos',
  ].join('; ');

export const documentHeaders = (
  publicUrl: string | undefined,
  nonce: string,
  guests: PageGuests = {},
): HeaderTable => ({
  ...everywhere,
  ...transport(publicUrl),
  'cache-control': 'no-store',
  'content-security-policy': documentPolicy(nonce, guests),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
});
