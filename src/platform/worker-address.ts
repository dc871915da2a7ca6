interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): string;
  };
}

// Not in every browser.
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
 * A worker's address is a sink of Trusted Types. This is the product's only policy, made once, and the document's own
 * policy names it (server/http/headers.ts): what another origin serves never becomes code. What it gives is no string,
 * whatever the type says; only what starts a worker takes it.
 */
export const workerAddress = (address: string): string => {
  naming ??= policy();
  return naming(address);
};
