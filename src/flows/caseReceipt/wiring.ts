import { fromPromise } from 'xstate';
import { readMailsNotices } from '../../../domain/contract/notice-settings';
import { type CaseReceipt, caseAddress } from '../../../domain/rules/requests/case-receipt';
import { shareLimitMs } from '../../../domain/rules/screen/share-limit';
import { caseReceiptMachine } from '../../../machines/caseReceipt/caseReceipt.machine';
import { caseReceiptStore } from '../../platform/case-receipt-store';
import { settingsBlock } from '../../platform/document';
import { focusTitle } from '../../platform/focus-title';
import { type ShareOrCopy, shareOrCopy } from '../../platform/share';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';
import { caseReceiptTexts as words } from './texts';

interface Parts {
  deps: Pick<Deps, 'browser' | 'session'>;
  recibo: CaseReceipt;
  /** Over the form of another request: a notice in place of the receipt. */
  resumido?: boolean;
  /** Returns to the list of requests. */
  leave(): void;
  share?: ShareOrCopy;
  leadToTitle?: () => void;
  /** Of the server's notices, what the page knows of them. */
  mails?: boolean | null;
}

/** Without a share sheet the text is copied. */
const noSheet = (device: Navigator): { clipboard?: Clipboard } => ({ clipboard: device.clipboard });

export const caseReceiptLogic = ({
  deps: { browser, session },
  recibo,
  resumido = false,
  leave,
  share = shareOrCopy,
  leadToTitle = focusTitle,
  mails = readMailsNotices(settingsBlock()),
}: Parts) => {
  const store = caseReceiptStore(browser.session, session.getSnapshot().context.codigoAfiliado);
  const logic = wire(caseReceiptMachine, {
    actors: {
      entregar: fromPromise(({ input: { recibo: kept, entrega } }) => {
        const what = {
          title: words.titulo(kept.caso),
          text: words.compartido(words.tipos[kept.tipo], kept.caso),
          path: caseAddress(kept.caso),
        };
        return entrega === 'compartir' ? share(what) : share(what, noSheet(navigator));
      }),
    },
    delays: { limiteEntrega: shareLimitMs },
    actions: {
      olvidarRecibo: () => store.forget(),
      irASolicitudes: () => queueMicrotask(leave),
      irAlTitulo: () => queueMicrotask(leadToTitle),
    },
  });
  return { logic, input: { recibo, resumido, porCorreo: mails } };
};
