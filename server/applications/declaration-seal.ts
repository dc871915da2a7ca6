import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const [ivBytes, tagBytes] = [12, 16];
/** Pads answers to a multiple of this length, so that the stored size reveals almost nothing. */
const paddedTo = 16_384;

export interface Sealed {
  llave: string;
  cifrado: string;
}

/** The key's id, stored beside the ciphertext. The key cannot be recovered from it. */
export const keyId = (key: Buffer): string =>
  createHmac('sha256', key).update('declaraciones').digest('base64url').slice(0, 12);

export interface DeclarationSeal {
  /** Of the key that is in force. */
  llave: string;
  /** Whether the key with this id is configured. */
  opens(llave: string): boolean;
  /**
   * `of` is the application's id, authenticated with the ciphertext: moved to another application it cannot be
   * decrypted.
   */
  seal(of: string, answers: unknown): Sealed;
  open(of: string, sealed: Sealed): unknown;
}

/** AES-256-GCM. The first key encrypts, all of them read. */
export const createDeclarationSeal = ([current, ...previous]: readonly [Buffer, ...Buffer[]]): DeclarationSeal => {
  const keys = new Map([current, ...previous].map((key) => [keyId(key), key]));
  const llave = keyId(current);
  return {
    llave,
    opens: (id) => keys.has(id),

    seal: (of, answers) => {
      const plain = Buffer.from(JSON.stringify(answers));
      const padding = Buffer.alloc((paddedTo - (plain.length % paddedTo)) % paddedTo, ' ');
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', current, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(of));
      const encrypted = Buffer.concat([cipher.update(plain), cipher.update(padding), cipher.final()]);
      return { llave, cifrado: Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64') };
    },

    open: (of, sealed) => {
      const key = keys.get(sealed.llave);
      if (key === undefined) throw new Error(`no key ${sealed.llave}`);
      const bytes = Buffer.from(sealed.cifrado, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(of))
        .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const plain = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
      return JSON.parse(plain.toString('utf8'));
    },
  };
};
