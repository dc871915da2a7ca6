import type { Client } from '../api/client';
import type { Browser } from '../platform/browser';
import type { ServerClock } from '../platform/server-clock';
import type { SessionStore } from '../platform/session-store';
import type { Policy } from '../rules/policy';

/** What the wiring of each long-lived flow is made of. */
export interface Parts {
  client: Client;
  policy: Policy;
  browser: Browser;
  store: SessionStore;
  time: ServerClock;
}
