import * as v from 'valibot';
import { type Dependent, emptyDependent } from '../../domain/rules/application/dependent';
import { fingerprint } from '../../domain/rules/application/fingerprint';
import {
  type ApplicationInput,
  type ApplicationReceipt,
  deviceHalf,
  mergeStoredHalves,
  storedDeviceHalf,
  storedReceipt,
  storedTabHalf,
  tabHalf,
} from '../../domain/rules/application/stored-application';
import { storedFields } from '../../domain/rules/form/parse-stored';
import type { Browser } from './browser';
import { anonymousOwner, draftStore } from './draft-store';
import type { SafeStorage } from './storage';

/** The server's deduplication window. */
const sameMs = 600_000;

export interface StoredDependentDialog {
  /** The index of the edited dependent; null for a new one. */
  editado: number | null;
  borrador: Dependent;
}

const storedDialog = v.object({
  editado: v.fallback(v.nullable(v.number()), null),
  borrador: storedFields(emptyDependent),
}) satisfies v.GenericSchema<unknown, StoredDependentDialog>;
const storedSubmit = v.object({ ...storedReceipt.entries, huella: v.string(), cuando: v.number() });

interface StoredApplication {
  written: ApplicationInput;
  since: number | null;
  ofThisTab: boolean;
  /** The application was sent with unknown outcome. */
  unconfirmed: boolean;
}

/**
 * The draft of one application per browser: non-sensitive fields on the device for a day, the others in this tab. `now`
 * is the device's clock, because drafts are read before the server's time is known.
 */
export const applicationStore = (
  { local, session, randomId }: Pick<Browser, 'local' | 'session' | 'randomId'>,
  now: () => number,
) => {
  const storeOf = <T>(area: SafeStorage, flow: string, schema: v.GenericSchema<unknown, T>) =>
    draftStore({ area, now, codigoAfiliado: anonymousOwner, flow, schema });
  const device = storeOf(local, 'application', storedDeviceHalf);
  const tab = storeOf(session, 'application', storedTabHalf);
  const dialog = storeOf(session, 'applicationDependent', storedDialog);
  const receipt = storeOf(session, 'applicationReceipt', storedReceipt);
  const sent = storeOf(local, 'applicationSent', storedSubmit);
  return {
    read: (): StoredApplication | null => {
      const kept = device.read();
      if (kept === null) return null;
      const half = tab.read();
      const joined = mergeStoredHalves(kept, half);
      return { ...joined, since: kept.desde, unconfirmed: joined.ofThisTab && half?.porConfirmar === true };
    },
    keep: (written: ApplicationInput, porConfirmar: boolean) => {
      const id = randomId();
      device.keep({ ...deviceHalf(written, id), desde: now() });
      tab.keep({ ...tabHalf(written, id), porConfirmar });
    },
    forget: () => {
      for (const half of [device, tab, dialog]) half.forget();
    },
    dialog: {
      ...dialog,
      /** Forgets an edit of a listed dependent; the input for a new one stays. */
      forgetChange: () => {
        if (typeof dialog.read()?.editado === 'number') dialog.forget();
      },
    },
    receipt,
    /** The receipt of the same application, if it was sent from this browser recently; null otherwise. */
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
