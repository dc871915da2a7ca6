import { keys } from './session-store';
import type { SafeStorage } from './storage';

/** What this browser keeps of a member: the photo until the session ends; the marks and its own name beyond. */
export interface MemberStore {
  photo(): string;
  keepPhoto(address: string): void;
  /** The codes of the notifications that were opened here; never a word of them. */
  readMarks(codigoAfiliado: string): readonly string[];
  keepReadMarks(codigoAfiliado: string, codes: readonly string[]): void;
  /** Random, made once, and the same for whoever logs in. */
  device(): string;
}

const mostMarks = 500;

const codesIn = (stored: string | null): readonly string[] => {
  try {
    const found: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(found) ? found.filter((code) => typeof code === 'string') : [];
  } catch {
    return [];
  }
};

export const memberStore = (local: SafeStorage, randomId: () => string): MemberStore => {
  const readMarks = (codigoAfiliado: string) => codesIn(local.get(keys.readNotifications + codigoAfiliado));
  return {
    photo: () => local.get(keys.photo) ?? '',
    keepPhoto: (address) => (address === '' ? local.remove(keys.photo) : local.set(keys.photo, address)),
    readMarks,
    // Together with what another tab marked meanwhile; the oldest go first.
    keepReadMarks: (codigoAfiliado, codes) => {
      const all = [...new Set([...readMarks(codigoAfiliado), ...codes])].slice(-mostMarks);
      local.set(keys.readNotifications + codigoAfiliado, JSON.stringify(all));
    },
    device: () => {
      const known = local.get(keys.device) ?? '';
      if (/^[\da-f-]{16,100}$/.test(known)) return known;
      const made = randomId();
      local.set(keys.device, made);
      return made;
    },
  };
};
