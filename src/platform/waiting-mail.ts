import * as v from 'valibot';
import { jsonStore } from './json-store';
import { keys } from './session-store';
import type { SafeStorage } from './storage';

/** When and to which masked address a mail was sent; nothing that identifies its owner. */
export interface WaitingMail {
  /** Masked: a***@g***.com. */
  correo: string;
  desde: number;
}

const schema = v.object({
  correo: v.pipe(v.string(), v.maxLength(254)),
  desde: v.pipe(v.number(), v.finite()),
}) satisfies v.GenericSchema<unknown, WaitingMail>;

/** Stored until the tab closes, across reloads. */
export const waitingMail = (session: SafeStorage) => {
  const store = jsonStore(session, keys.waitingMail, schema);
  return { ...store, keep: ({ correo, desde }: WaitingMail) => store.keep({ correo, desde }) };
};
