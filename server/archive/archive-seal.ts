import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keys } from '../access/keys';

const [ivBytes, tagBytes] = [12, 16];

interface Part {
  archivo: string;
  pedido: Date;
  parte: number;
}

const nameOf = ({ archivo, parte }: Part) => Buffer.from(`${archivo} ${parte}`);

/** AES-256-GCM with a key of each archive's own. A part moved to another place or archive cannot be decrypted. */
export const createArchiveSeal = (keys: Pick<Keys, 'hash' | 'hashes'>) => ({
  seal: (part: Part, plain: Uint8Array): Buffer => {
    const key = Buffer.from(keys.hash('myData', part.pedido, part.archivo), 'base64url');
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes }).setAAD(nameOf(part));
    const encrypted = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
  },

  /** null: no key of this server encrypted it, or it was changed. */
  open: (part: Part, sealed: Buffer): Buffer | null => {
    for (const hash of keys.hashes('myData', part.pedido, part.archivo)) {
      try {
        const iv = sealed.subarray(0, ivBytes);
        const decipher = createDecipheriv('aes-256-gcm', Buffer.from(hash, 'base64url'), iv, {
          authTagLength: tagBytes,
        })
          .setAAD(nameOf(part))
          .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
        return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
      } catch {
        // Another key may open it.
      }
    }
    return null;
  },
});
export type ArchiveSeal = ReturnType<typeof createArchiveSeal>;
