import type { ActorOptions, ActorRefFrom, AnyActorLogic } from 'xstate';
import type { Reply } from '../../domain/contract/endpoint';
import type { menu as menuCall } from '../../domain/contract/start';
import type { Flags } from '../../domain/rules/access/flags';
import type { Policy } from '../../domain/rules/policy';
import type { Affiliate } from '../../domain/rules/session/session';
import type { connectionMachine } from '../../machines/connection/connection.machine';
import type { emailRequestMachine } from '../../machines/emailRequest/emailRequest.machine';
import type { inactivityMachine } from '../../machines/inactivity/inactivity.machine';
import type { memberMachine } from '../../machines/member/member.machine';
import type { MemberFacts } from '../../machines/memberFact/member-facts';
import type { MemberFact } from '../../machines/memberFact/memberFact.machine';
import type { notificationsMachine } from '../../machines/notifications/notifications.machine';
import type { sessionMachine } from '../../machines/session/session.machine';
import type { SessionList } from '../../machines/sessionList/sessionList.machine';
import type { snackbarsMachine } from '../../machines/snackbars/snackbars.machine';
import type { themeMachine } from '../../machines/theme/theme.machine';
import type { Client } from '../api/client';
import type { Browser } from '../platform/browser';
import type { MemberStore } from '../platform/member-store';
import type { ServerClock } from '../platform/server-clock';
import type { SessionStore } from '../platform/session-store';
import type { maintenanceHolder } from './actors/maintenance-refs';

/** The dependencies of the wirings, which live as long as the page. A wiring takes a `Pick` of them. */
export interface Deps {
  client: Client;
  policy: Policy;
  browser: Browser;
  store: SessionStore;
  time: ServerClock;
  session: ActorRefFrom<typeof sessionMachine>;
  inactivity: ActorRefFrom<typeof inactivityMachine>;
  menu: ActorRefFrom<SessionList<Reply<typeof menuCall>>>;
  flags: ActorRefFrom<SessionList<Flags>>;
  snackbars: ActorRefFrom<typeof snackbarsMachine>;
  connection: ActorRefFrom<typeof connectionMachine>;
  maintenanceRefs: ActorRefFrom<typeof maintenanceHolder>;
  /**
   * The interface of an actor, so that screens can select from it; null without a session, or until its chunk has
   * loaded.
   */
  member: { subscribe: ActorRefFrom<typeof memberMachine>['subscribe']; getSnapshot(): Member | null };
  /** Work without input, such as an upload's progress, also keeps a session alive. */
  noteActivity: Browser['activity']['note'];
}

type FactRefs = { [Name in keyof MemberFacts]: ActorRefFrom<MemberFact<MemberFacts[Name]>> };

/** The actors of one session, and what the browser stores for its member. */
export interface Member extends FactRefs {
  notifications: ActorRefFrom<typeof notificationsMachine>;
  theme: ActorRefFrom<typeof themeMachine>;
  emailRequest: ActorRefFrom<typeof emailRequestMachine>;
  hasRequestDraft(): boolean;
  /** The personal alert is shown once in a session. */
  alertRead(): string;
  rememberAlert(message: string): void;
  stop(): void;
}

/** The dependencies of the flows of `Member`. */
export interface MemberDeps extends Pick<Deps, 'client' | 'policy' | 'browser' | 'time'> {
  affiliate: Affiliate;
  /** What this browser stores for the member. */
  kept: MemberStore;
  clock: Pick<ActorOptions<AnyActorLogic>, 'clock'>;
}
