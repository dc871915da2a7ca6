import * as v from 'valibot';
import { isAppAddress } from '../rules/links/app-address';

/** In the page's JSON data block beside the public settings; read by the page of the wallet alone, so that no other carries it. */
const walletSettings = v.object({
  billetera: v.object({ aplicacion: v.pipe(v.string(), v.maxLength(500), v.check(isAppAddress)) }),
});
export type WalletSettings = v.InferInput<typeof walletSettings>;

/** What opens the wallet of the telephone. */
export const readWalletApp = (block: unknown): string => {
  const read = v.safeParse(walletSettings, block);
  return read.success ? read.output.billetera.aplicacion : 'shoebox://';
};
