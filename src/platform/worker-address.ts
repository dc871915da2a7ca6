interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): string;
  };
}

// Not supported by every browser.
declare const trustedTypes: Policies | undefined;

const own = (address: string): string => {
  if (new URL(address, location.href).origin === location.origin) return address;
  throw new Error('a worker of another origin');
};

type Naming = (address: string) => string;
let naming: Naming | null = null;

const policy = (): Naming => {
  if (typeof trustedTypes === 'undefined') return own;
  const made = trustedTypes.createPolicy('taller-de-fotos', { createScriptURL: own });
  return (address) => made.createScriptURL(address);
};

/**
 * The only Trusted Types policy of the product, named in the document's CSP (server/http/headers.ts): a worker's
 * address must be of the portal's origin. Despite its type the result is no string; only worker constructors accept it.
 */
export const workerAddress = (address: string): string => {
  naming ??= policy();
  return naming(address);
};
