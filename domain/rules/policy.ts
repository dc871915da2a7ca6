/**
 * Every delay, limit and reading of the specification that QA or an operator may switch without a rebuild.
 * The server reads POLICY_<NAME> and hands the overrides to the page; docs/configuration.md lists them.
 */
export interface Policy {
  /** Inactivity: the session closes after this long without activity. */
  idleCloseMs: number;
  /** Inactivity: the warning comes this long before closing. */
  idleWarnBeforeMs: number;
  idleTickMs: number;
  /** While someone is active, the session tells the server so at most this often. */
  heartbeatMs: number;
  onboardingCheckMs: number;
  readLimitMs: number;
  writeLimitMs: number;
  uploadLimitMs: number;
  /** A form with files takes as long as it takes; it ends when nothing of it has moved for this long. */
  uploadSilenceMs: number;
  snackbarMs: number;
  paymentConfirmationRequiresLogin: boolean;
  onboardingTolerant: boolean;
  profileEmailWithoutBearer: boolean;
  /** Calls carry a W3C `traceparent`, and the server continues that trace. */
  traceRequests: boolean;
  /** Each page load reports its performance once, without identifying data. */
  vitals: boolean;
  /** 0: the client sets no limit, the server does. */
  questionAttempts: number;
}

export const defaultPolicy: Policy = {
  idleCloseMs: 900_000,
  idleWarnBeforeMs: 60_000,
  idleTickMs: 1_000,
  heartbeatMs: 300_000,
  onboardingCheckMs: 1_500,
  readLimitMs: 10_000,
  writeLimitMs: 20_000,
  uploadLimitMs: 60_000,
  uploadSilenceMs: 60_000,
  snackbarMs: 6_000,
  paymentConfirmationRequiresLogin: false,
  onboardingTolerant: false,
  profileEmailWithoutBearer: false,
  traceRequests: false,
  vitals: false,
  questionAttempts: 0,
};

/** The three readings of the inactivity rule (IDLE-08). */
export type IdleReading = 'A' | 'B' | 'C';
export const idleReadings: Record<IdleReading, Pick<Policy, 'idleCloseMs' | 'idleWarnBeforeMs'>> = {
  A: { idleCloseMs: 120_000, idleWarnBeforeMs: 60_000 },
  B: { idleCloseMs: 900_000, idleWarnBeforeMs: 840_000 },
  C: { idleCloseMs: 900_000, idleWarnBeforeMs: 60_000 },
};

/** A chart's own limit is the last resort, a moment after the client has given up by itself. */
export const chartLimitMs = (clientLimitMs: number): number => clientLimitMs + 500;

/** How long the wish to visit the club lasts: another person may use this browser next. */
export const clubIntentMs = 3_600_000;

/** After a failed heartbeat, the next activity after this time sends another. */
export const missedBeatMs = 30_000;

/** How long after an earlier step the wizard's last step is accepted. */
export const wizardMailMs = 3_600_000;

/** As long as all the files of a request may take on the slowest line; the client gives up long before where nothing moves. */
export const longestSendMs = 20 * 60_000;
