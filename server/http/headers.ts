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

/** Everything of our own, nothing inline without this response's nonce, no text that becomes markup or code. */
export const documentPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    // The only policy there is, for the address of a worker: src/platform/photo/worker-address.ts.
    'trusted-types taller-de-fotos',
  ].join('; ');

export const documentHeaders = (publicUrl: string | undefined, nonce: string): HeaderTable => ({
  ...everywhere,
  ...transport(publicUrl),
  'cache-control': 'no-store',
  'content-security-policy': documentPolicy(nonce),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
});
