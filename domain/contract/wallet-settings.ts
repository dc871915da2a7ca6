import * as v from 'valibot';
import { isAppAddress } from '../rules/links/app-address';
import { isPassFileTemplate } from '../rules/links/pass-file-template';

/** In the page's JSON data block beside the public settings; read by the page of the wallet alone, so that no other carries it. */
export interface WalletSettings {
  billetera: { aplicacion?: string; archivo?: string };
}

const application = v.pipe(v.string(), v.maxLength(500), v.check(isAppAddress));
const fileTemplate = v.pipe(v.string(), v.check(isPassFileTemplate));
const walletSettings = v.object({
  billetera: v.object({
    aplicacion: v.fallback(application, 'shoebox://'),
    archivo: v.fallback(v.nullable(fileTemplate), null),
  }),
});

export interface ReadWalletSettings {
  /** What opens the wallet of the telephone. */
  application: string;
  /** Names the file of a link that names none; null: such a link is broken. */
  fileTemplate: string | null;
}

export const readWalletSettings = (block: unknown): ReadWalletSettings => {
  const read = v.safeParse(walletSettings, block);
  if (!read.success) return { application: 'shoebox://', fileTemplate: null };
  const { aplicacion, archivo } = read.output.billetera;
  return { application: aplicacion, fileTemplate: archivo };
};
