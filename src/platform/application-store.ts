import { type ApplicationReceipt, keptReceipt } from '../../domain/rules/application/application-receipt';
import { type Dependent, emptyDependent } from '../../domain/rules/application/dependent';
import { fingerprint } from '../../domain/rules/application/fingerprint';
import {
  deviceHalf,
  keptApplication,
  tabHalf,
  type WrittenApplication,
} from '../../domain/rules/application/kept-application';
import { keptFields } from '../../domain/rules/form/kept-fields';
import type { Browser } from './browser';
import { draftStore, stranger } from './draft-store';

/** As long as the server takes the same for the same. */
const sameMs = 600_000;

export interface HalfWrittenDependent {
  /** Which of them is changed; null for a new one. */
  editado: number | null;
  borrador: Dependent;
}

interface KeptApplication {
  written: WrittenApplication;
  since: number | null;
  ofThisTab: boolean;
  /** It was sent, and nobody knows whether it arrived. */
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
  const device = draftStore(local, now, stranger, 'application');
  const tab = draftStore(session, now, stranger, 'application');
  const dialog = draftStore(session, now, stranger, 'applicationDependent');
  const receipt = draftStore(session, now, stranger, 'applicationReceipt');
  const sent = draftStore(local, now, stranger, 'applicationSent');
  const readDialog = (): HalfWrittenDependent | null => {
    const { editado, borrador }: { editado?: unknown; borrador?: unknown } = Object(dialog.read());
    const kept = keptFields(emptyDependent, borrador);
    return kept === null ? null : { editado: typeof editado === 'number' ? editado : null, borrador: kept };
  };
  return {
    read: (): KeptApplication | null => {
      const kept = device.read();
      const half = tab.read();
      const joined = keptApplication(kept, half);
      if (joined === null) return null;
      const { desde }: { desde?: unknown } = Object(kept);
      const { porConfirmar }: { porConfirmar?: unknown } = Object(half);
      return {
        ...joined,
        since: typeof desde === 'number' ? desde : null,
        unconfirmed: joined.ofThisTab && porConfirmar === true,
      };
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
      read: readDialog,
      keep: (half: HalfWrittenDependent) => dialog.keep(half),
      forget: () => dialog.forget(),
      /** Of somebody who has a place; what was typed of a new person has none. */
      forgetChange: () => {
        if (typeof readDialog()?.editado === 'number') dialog.forget();
      },
    },
    receipt: {
      read: () => keptReceipt(receipt.read()),
      keep: (one: ApplicationReceipt) => receipt.keep(one),
      forget: () => receipt.forget(),
    },
    /** What was sent from this browser just now, in any of its tabs; null where it was something else. */
    sent: {
      of: (content: string): ApplicationReceipt | null => {
        const kept = sent.read();
        const { huella, cuando }: { huella?: unknown; cuando?: unknown } = Object(kept);
        const fresh = Math.abs(now() - Number(cuando)) < sameMs;
        return fresh && huella === fingerprint(content) ? keptReceipt(kept) : null;
      },
      keep: (content: string, one: ApplicationReceipt) =>
        sent.keep({ ...one, huella: fingerprint(content), cuando: now() }),
    },
  };
};

export type ApplicationStore = ReturnType<typeof applicationStore>;
