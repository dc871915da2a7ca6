import * as v from 'valibot';
import { type Dependent, emptyDependent } from '../../domain/rules/application/dependent';
import { fingerprint } from '../../domain/rules/application/fingerprint';
import {
  type ApplicationReceipt,
  deviceHalf,
  keptApplication,
  keptDeviceHalf,
  keptReceipt,
  keptTabHalf,
  tabHalf,
  type WrittenApplication,
} from '../../domain/rules/application/kept-application';
import { storedFields } from '../../domain/rules/form/parse-stored';
import type { Browser } from './browser';
import { anonymousOwner, draftStore } from './draft-store';
import type { SafeStorage } from './storage';

/** As long as the server deduplicates the same application. */
const sameMs = 600_000;

export interface HalfWrittenDependent {
  /** Which of them is changed; null for a new one. */
  editado: number | null;
  borrador: Dependent;
}

const keptDialog = v.object({
  editado: v.fallback(v.nullable(v.number()), null),
  borrador: storedFields(emptyDependent),
}) satisfies v.GenericSchema<unknown, HalfWrittenDependent>;
const keptSent = v.object({ ...keptReceipt.entries, huella: v.string(), cuando: v.number() });

interface KeptApplication {
  written: WrittenApplication;
  since: number | null;
  ofThisTab: boolean;
  /** It was sent, and its outcome is unknown. */
  unconfirmed: boolean;
}

/**
 * What an applicant has written, one application in a browser: on the device for a day what may stay there, in this tab what may not. `now` is the
 * device's own: a page is read before the server has said its time.
 */
export const applicationStore = (
  { local, session, randomId }: Pick<Browser, 'local' | 'session' | 'randomId'>,
  now: () => number,
) => {
  const storeOf = <T>(area: SafeStorage, flow: string, schema: v.GenericSchema<unknown, T>) =>
    draftStore({ area, now, codigoAfiliado: anonymousOwner, flow, schema });
  const device = storeOf(local, 'application', keptDeviceHalf);
  const tab = storeOf(session, 'application', keptTabHalf);
  const dialog = storeOf(session, 'applicationDependent', keptDialog);
  const receipt = storeOf(session, 'applicationReceipt', keptReceipt);
  const sent = storeOf(local, 'applicationSent', keptSent);
  return {
    read: (): KeptApplication | null => {
      const kept = device.read();
      if (kept === null) return null;
      const half = tab.read();
      const joined = keptApplication(kept, half);
      return { ...joined, since: kept.desde, unconfirmed: joined.ofThisTab && half?.porConfirmar === true };
    },
    keep: (written: WrittenApplication, porConfirmar: boolean) => {
      const id = randomId();
      device.keep({ ...deviceHalf(written, id), desde: now() });
      tab.keep({ ...tabHalf(written, id), porConfirmar });
    },
    forget: () => {
      for (const half of [device, tab, dialog]) half.forget();
    },
    dialog: {
      ...dialog,
      /** Of somebody who has a place; what was typed of a new person has none. */
      forgetChange: () => {
        if (typeof dialog.read()?.editado === 'number') dialog.forget();
      },
    },
    receipt,
    /** What was sent from this browser just now, in any of its tabs; null where it was something else. */
    sent: {
      of: (content: string): ApplicationReceipt | null => {
        const kept = sent.read();
        const same = kept !== null && Math.abs(now() - kept.cuando) < sameMs && kept.huella === fingerprint(content);
        return same ? { numero: kept.numero, at: kept.at } : null;
      },
      keep: (content: string, one: ApplicationReceipt) =>
        sent.keep({ ...one, huella: fingerprint(content), cuando: now() }),
    },
  };
};

export type ApplicationStore = ReturnType<typeof applicationStore>;
