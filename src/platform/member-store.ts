import * as v from 'valibot';
import { storedList } from '../../domain/rules/form/parse-stored';
import { shortHash } from '../../domain/rules/lists/short-hash';
import { jsonStore } from './json-store';
import { keys } from './session-store';
import type { SafeStorage } from './storage';

/** What this browser stores of a member: the photo until the session ends; read marks and the device id for longer. */
export interface MemberStore {
  photo(): string;
  keepPhoto(address: string): void;
  /** Codes of the notifications opened in this browser; never their texts. */
  readMarks(codigoAfiliado: string): readonly string[];
  keepReadMarks(codigoAfiliado: string, codes: readonly string[]): void;
  /** Once in this browser, whose ever the account is: the mark names nobody. */
  passkeyOffered(): boolean;
  keepPasskeyOffered(): void;
  /** Random, generated once per browser, shared by all members. */
  device(): string;
}

const mostMarks = 500;

const codes = storedList(v.string());

export const memberStore = (local: SafeStorage, randomId: () => string): MemberStore => {
  const knownDevice = () => /^[\da-f-]{16,100}$/.exec(local.get(keys.device) ?? '')?.[0];
  const device = () => {
    const known = knownDevice();
    if (known !== undefined) return known;
    const made = randomId();
    local.set(keys.device, made);
    return made;
  };
  // Salted in each browser. Two members with the same hash share only read marks.
  const marks = (own: string, codigoAfiliado: string) =>
    jsonStore(local, keys.readNotifications + shortHash(`${own} ${codigoAfiliado}`), codes);
  const readMarks = (codigoAfiliado: string) => {
    const own = knownDevice();
    return own === undefined ? [] : (marks(own, codigoAfiliado).read() ?? []);
  };
  return {
    photo: () => local.get(keys.photo) ?? '',
    keepPhoto: (address) => (address === '' ? local.remove(keys.photo) : local.set(keys.photo, address)),
    readMarks,
    // Merged with the marks of other tabs; the oldest are dropped first.
    keepReadMarks: (codigoAfiliado, opened) => {
      const all = [...new Set([...readMarks(codigoAfiliado), ...opened])].slice(-mostMarks);
      marks(device(), codigoAfiliado).keep(all);
    },
    passkeyOffered: () => local.get(keys.passkeyOffered) !== null,
    keepPasskeyOffered: () => local.set(keys.passkeyOffered, 'si'),
    device,
  };
};
