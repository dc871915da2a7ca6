import { equalInConstantTime } from '../../access/equal-in-constant-time';
import type { Keys } from '../../access/keys';
import { normalizeEmail } from '../../access/normalize-email';

const markLength = 8;
const sealLength = 12;
const form = new RegExp(`\\+([0-9a-f]{32})\\.([0-9a-f]{${markLength}})([0-9a-f]{${sealLength}})@`, 'i');

export interface ReturnPath {
  /** Of the mail. */
  id: string;
  /** Whether the mail went to that address. */
  isOf(email: string): boolean;
}

/**
 * Senders by which a mail that comes back is recognised. A seal keeps others from making one; a mark tells whether the
 * mail went to an address, without naming it.
 */
export const createReturnPaths = (keys: Pick<Keys, 'hashes'>, now: () => Date, mailbox: string) => {
  const at = mailbox.lastIndexOf('@');
  const short = (length: number, text: string) =>
    keys.hashes('bounce', now(), text).map((hash) => Buffer.from(hash, 'base64url').toString('hex').slice(0, length));
  const marksOf = (email: string) => short(markLength, `address ${normalizeEmail(email)}`);
  const sealsOf = (id: string, mark: string) => short(sealLength, `mail ${id} ${mark}`);

  return {
    of: (id: string, email: string): string => {
      const bare = id.replaceAll('-', '');
      const [mark = ''] = marksOf(email);
      return `${mailbox.slice(0, at)}+${bare}.${mark}${sealsOf(bare, mark)[0]}${mailbox.slice(at)}`;
    },
    /** null: none of ours. */
    read: (address: string): ReturnPath | null => {
      const [, bare = '', mark = '', seal = ''] = (form.exec(address) ?? []).map((part) => part.toLowerCase());
      if (bare === '' || !sealsOf(bare, mark).some((expected) => equalInConstantTime(expected, seal))) return null;
      return {
        id: bare.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
        isOf: (email) => marksOf(email).includes(mark),
      };
    },
  };
};
export type ReturnPaths = ReturnType<typeof createReturnPaths>;
