import { keys } from './session-store';
import type { SafeStorage } from './storage';

/** Enough to say where a mail went and when; nothing that tells whose it is. */
export interface WaitingMail {
  /** Masked: a***@g***.com. */
  correo: string;
  desde: number;
}

const longest = 254;

const read = (stored: string | null): WaitingMail | null => {
  try {
    const parsed: unknown = JSON.parse(stored ?? 'null');
    if (typeof parsed !== 'object' || parsed === null || !('correo' in parsed) || !('desde' in parsed)) return null;
    const { correo, desde } = parsed;
    const usable = typeof correo === 'string' && correo.length <= longest && typeof desde === 'number';
    return usable && Number.isFinite(desde) ? { correo, desde } : null;
  } catch {
    return null;
  }
};

/** Until the tab is closed, over reloads. */
export const waitingMail = (session: SafeStorage) => ({
  read: (): WaitingMail | null => read(session.get(keys.waitingMail)),
  keep: ({ correo, desde }: WaitingMail): void => session.set(keys.waitingMail, JSON.stringify({ correo, desde })),
  forget: (): void => session.remove(keys.waitingMail),
});
