import * as v from 'valibot';
import { jsonStore } from './json-store';
import { keys } from './session-store';
import type { SafeStorage } from './storage';

/** Enough to say where a mail went and when; nothing that tells whose it is. */
export interface WaitingMail {
  /** Masked: a***@g***.com. */
  correo: string;
  desde: number;
}

const schema = v.object({
  correo: v.pipe(v.string(), v.maxLength(254)),
  desde: v.pipe(v.number(), v.finite()),
}) satisfies v.GenericSchema<unknown, WaitingMail>;

/** Until the tab is closed, over reloads. */
export const waitingMail = (session: SafeStorage) => {
  const store = jsonStore(session, keys.waitingMail, schema);
  return { ...store, keep: ({ correo, desde }: WaitingMail) => store.keep({ correo, desde }) };
};
