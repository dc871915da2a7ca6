import type { NotMeTokens } from '../access/not-me-tokens';
import type { DeclarationSeal } from '../applications/declaration-seal';
import type { CaseDesk } from '../cases/case-desk';
import type { DocumentStore } from '../cases/document-store';
import type { Db } from '../db/db';
import type { Ctx } from '../http/context';
import { HttpProblem } from '../http/http-problem';
import type { Log } from '../log/log';
import type { BounceBook } from '../mail/bounces/bounce-book';
import type { Outbox } from '../mail/outbox';
import type { MaintenanceBook } from '../maintenance/maintenance-book';
import type { Payments } from '../payments/payment-orders';
import { sandboxFolder } from '../settings/demo-addresses';
import type { Settings } from '../settings/settings';
import { startMessages } from '../texts/start-messages';
import { createApplicationsPage } from './applications-page';
import { createCallsPage } from './calls-page';
import { createCasesPage } from './cases/cases-page';
import { clubPage } from './club-page';
import { createDemoAccess } from './demo-access';
import { createFaults } from './faults';
import { createMailbox } from './mailbox';
import { createMaintenancePage } from './maintenance-page';
import { createPeoplePage } from './people-page';
import { createPictures } from './pictures';
import { createMobileLinksPage } from './sandbox/mobile-links-page';
import type { Sandbox } from './sandbox/sandbox-gateway';
import { createSandboxLedger } from './sandbox/sandbox-ledger';
import { createSandboxPage } from './sandbox/sandbox-page';

interface Parts {
  db: Db;
  now: () => Date;
  log: Log;
  settings: Settings;
  seal: DeclarationSeal | null;
  desk: CaseDesk;
  store: DocumentStore;
  payments: Payments;
  maintenance: MaintenanceBook;
  /** null: another gateway is configured. */
  sandbox: Sandbox | null;
  /** null: mails are sent, and no mailbox shows them. */
  mailbox: Outbox | null;
  notMe: NotMeTokens;
  bounces: Pick<BounceBook, 'record'>;
}

interface DemoPage {
  /** null: this page has another address. */
  answer(c: Ctx): Promise<Response | null>;
}

/** All pages below `/demo`, and the faults that visitors set. */
export const createDemoSite = (parts: Parts) => {
  const { db, now, log, settings, seal, desk, store, payments, maintenance, sandbox, mailbox, bounces, notMe } = parts;
  const faults = createFaults();
  const access = createDemoAccess(settings);
  /** Pages that members reach from the portal. */
  const open = [
    createPictures(settings.publicUrl),
    clubPage,
    ...(sandbox === null ? [] : [createSandboxPage(sandbox)]),
  ];
  const behindToken = [
    faults,
    createPeoplePage({ db, now }),
    createApplicationsPage({ db, seal }),
    createCasesPage({ db, now, log, desk, store }),
    createCallsPage({ db, now, log }),
    createMobileLinksPage({ db, payments }),
    createMaintenancePage({ db, now, book: maintenance }),
    ...(sandbox === null ? [] : [createSandboxLedger(sandbox)]),
    ...(mailbox === null
      ? []
      : [createMailbox({ db, outbox: mailbox, bounces, notMe, publicUrl: settings.publicUrl })]),
  ];
  const linked: readonly (keyof typeof startMessages.demoPages)[] = [
    '/demo/personas',
    ...(mailbox === null ? [] : (['/demo/correo'] as const)),
    '/demo/fallos',
    '/demo/casos',
    '/demo/por-llamar',
    '/demo/mantenimiento',
    '/demo/solicitudes-afiliacion',
    ...(sandbox === null ? [] : ([sandboxFolder] as const)),
    '/demo/pagos-moviles',
  ];
  const firstOf = async (pages: readonly DemoPage[], c: Ctx): Promise<Response | null> => {
    for (const page of pages) {
      const found = await page.answer(c);
      if (found !== null) return found;
    }
    return null;
  };

  return {
    disturb: faults.disturb,
    /** The links that the start prints, with the token. */
    printableLinks: (origin: string): string =>
      [
        startMessages.demoLinks,
        ...linked.map((path) => `  ${startMessages.demoPages[path]}: ${origin}${access.linkTo(path)}`),
      ].join('\n'),
    answer: async (c: Ctx): Promise<Response> => {
      const shown = await firstOf(open, c);
      if (shown !== null) return shown;
      if (!access.admits(c)) return access.reject(c);
      const found = await firstOf(behindToken, c);
      if (found === null) throw new HttpProblem(404);
      return found;
    },
  };
};
