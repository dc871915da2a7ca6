import type { DeclarationSeal } from '../applications/declaration-seal';
import type { CaseDesk } from '../cases/case-desk';
import type { DocumentStore } from '../cases/document-store';
import type { Db } from '../db/db';
import { type Ctx, pathOf } from '../http/context';
import { HttpProblem } from '../http/http-problem';
import { isSameMachine } from '../http/is-same-machine';
import type { Outbox } from '../mail/outbox';
import { messages } from '../messages';
import type { Payments } from '../payments/payment-orders';
import type { Settings } from '../settings';
import { createApplicationsPage } from './applications-page';
import { createCasesPage } from './cases/cases-page';
import { clubPage, clubPagePath } from './club-page';
import { createFaults } from './faults';
import { createMailbox } from './mailbox';
import { createPeoplePage } from './people-page';
import { createPictures } from './pictures';
import { createMobileLinksPage } from './sandbox/mobile-links-page';
import type { Sandbox } from './sandbox/sandbox-gateway';
import { createSandboxPage } from './sandbox/sandbox-page';

interface Parts {
  db: Db;
  now: () => Date;
  settings: Settings;
  seal: DeclarationSeal | null;
  desk: CaseDesk;
  store: DocumentStore;
  payments: Payments;
  /** null: another gateway is configured. */
  sandbox: Sandbox | null;
  /** null: mails are sent, and no mailbox shows them. */
  mailbox: Outbox | null;
}

/** Everything below `/demo`, and the faults that it lets people set. */
export const createDemoSite = (parts: Parts) => {
  const { db, now, settings, seal, desk, store, payments, sandbox, mailbox } = parts;
  const faults = createFaults(settings);
  const pages = [
    faults,
    createPictures(settings.publicUrl),
    createPeoplePage({ db, now }),
    createApplicationsPage({ db, seal }),
    createCasesPage({ db, desk, store }),
    createMobileLinksPage({ db, payments }),
    ...(sandbox === null ? [] : [createSandboxPage(sandbox)]),
    clubPage,
    ...(mailbox === null ? [] : [createMailbox({ db, outbox: mailbox, publicUrl: settings.publicUrl })]),
  ];

  return {
    disturb: faults.disturb,
    answer: async (c: Ctx): Promise<Response> => {
      const path = pathOf(c).toLowerCase();
      const isShown = path.startsWith('/demo/laminas/') || path === clubPagePath;
      if (!settings.demoAsked && !isShown && !isSameMachine(c)) throw new HttpProblem(403, {}, messages.demoElsewhere);
      for (const page of pages) {
        const found = await page.answer(c);
        if (found !== null) return found;
      }
      throw new HttpProblem(404);
    },
  };
};
