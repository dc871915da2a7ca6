import { createActivationCodes } from '../../server/access/activation-code';
import { createDeviceCodes } from '../../server/access/device-code';
import { createKeys } from '../../server/access/keys';
import { createLinks } from '../../server/access/links';
import { createDeclarationSeal } from '../../server/applications/declaration-seal';
import { createApplications } from '../../server/applications/receive-application';
import type { Db } from '../../server/db/db';
import { migrate } from '../../server/db/migrate';
import { seedApplication } from '../../server/demo/application/seed-application';
import type { Caller } from '../../server/http/caller';
import { createOutbox } from '../../server/mail/outbox';
import { serverPolicyDefaults } from '../../server/settings/server-policy';

const secret = Buffer.alloc(32, 7);
const keys = createKeys({ roots: [secret], bareUntil: null });
const visitor: Caller = { scope: 'anonimo', jti: '', ip: '203.0.113.7', requestId: '' };

/** Where applications arrive, over a database; `at` is awaited at each step inside of the writing. */
export const openDesk = async (db: Db, at: (step: 'escrita' | 'correo') => Promise<void> = async () => {}) => {
  const now = () => new Date();
  await migrate(db, now);
  await db.tx(seedApplication);
  const policy = { ...serverPolicyDefaults(false), applicationSameMs: 3_600_000 };
  const hide = (text: string) => keys.hash('hash', now(), text);
  const links = createLinks({ db, keys, now, policy });
  const codes = createActivationCodes(keys, false);
  const outbox = createOutbox({ now, links, codes, deviceCodes: createDeviceCodes(keys), mailbox: false });
  const seal = createDeclarationSeal([secret]);
  const { receive } = createApplications({
    db,
    now,
    hide,
    fingerprints: (text) => keys.fingerprints(now(), text),
    policy,
    seal,
    mailed: () => {},
    outbox: {
      add: async (queries, mail) => {
        await at('escrita');
        await outbox.add(queries, mail);
        await at('correo');
      },
    },
  });
  return { receive: (form: Parameters<typeof receive>[0]) => receive(form, visitor), seal };
};
