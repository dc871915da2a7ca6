import { type ApplicationReceipt, keptReceipt } from '../rules/application/application-receipt';
import { type Dependent, emptyDependent } from '../rules/application/dependent';
import { fingerprint } from '../rules/application/fingerprint';
import { deviceHalf, keptApplication, tabHalf, type WrittenApplication } from '../rules/application/kept-application';
import { keptFields } from '../rules/contact/kept-fields';
import type { Browser } from './browser';
import { draftStore } from './draft-store';

/** A stranger has no code: one application is on its way in a browser. */
const stranger = 'visitante';
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
 * What an applicant has written: on the device for a day what may stay there, in this tab what may not. `now` is the
 * device's own: a page is read before the server has said its time.
 */
export const applicationStore = ({ local, session }: Pick<Browser, 'local' | 'session'>, now: () => number) => {
  const device = draftStore(local, now, stranger, 'application');
  const tab = draftStore(session, now, stranger, 'application');
  const dialog = draftStore(session, now, stranger, 'applicationDependent');
  const receipt = draftStore(session, now, stranger, 'applicationReceipt');
  const sent = draftStore(local, now, stranger, 'applicationSent');
  return {
    read: (): KeptApplication | null => {
      const kept = device.read();
      const half = tab.read();
      const written = keptApplication(kept, half);
      if (written === null) return null;
      const { desde }: { desde?: unknown } = Object(kept);
      const { porConfirmar }: { porConfirmar?: unknown } = Object(half);
      return {
        written,
        since: typeof desde === 'number' ? desde : null,
        ofThisTab: half !== null,
        unconfirmed: porConfirmar === true,
      };
    },
    keep: (written: WrittenApplication, porConfirmar: boolean) => {
      device.keep({ ...deviceHalf(written), desde: now() });
      tab.keep({ ...tabHalf(written), porConfirmar });
    },
    forget: () => {
      for (const half of [device, tab, dialog]) half.forget();
    },
    dialog: {
      read: (): HalfWrittenDependent | null => {
        const { editado, borrador }: { editado?: unknown; borrador?: unknown } = Object(dialog.read());
        const kept = keptFields(emptyDependent, borrador);
        return kept === null ? null : { editado: typeof editado === 'number' ? editado : null, borrador: kept };
      },
      keep: (half: HalfWrittenDependent) => dialog.keep(half),
      forget: () => dialog.forget(),
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
