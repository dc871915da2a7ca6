import * as v from 'valibot';
import { jsonStore } from './json-store';
import { keys } from './session-store';
import type { SafeStorage } from './storage';

/** What for, when and to which masked address a mail was sent; nothing that identifies its owner. */
export interface WaitingMail {
  /** What its link does. */
  asunto: 'activacion' | 'recuperacion';
  /** Masked: a***@g***.com. */
  correo: string;
  desde: number;
}

const schema = v.object({
  asunto: v.picklist(['activacion', 'recuperacion']),
  correo: v.pipe(v.string(), v.maxLength(254)),
  desde: v.pipe(v.number(), v.finite()),
}) satisfies v.GenericSchema<unknown, WaitingMail>;

/** Stored until the tab closes, across reloads. */
export const waitingMail = (session: SafeStorage) => {
  const store = jsonStore(session, keys.waitingMail, schema);
  return { ...store, keep: ({ asunto, correo, desde }: WaitingMail) => store.keep({ asunto, correo, desde }) };
};
