/** Limits and readings that only the server needs. The variables are POLICY_<NAME>, as for those of the page. */
export interface ServerPolicy {
  /** Activation links carry `code.signature` instead of the bare code. */
  activationSigned: boolean;
  /** A member's token dies after this long without a call. The page sends a heartbeat while someone is active. */
  serverIdleMs: number;
  /** …and after this long in any case. */
  tokenMaxMs: number;
  anonymousTokenMs: number;
  /** Wrong passwords in a row before the account is blocked for loginBlockMs, which doubles up to loginBlockMaxMs. */
  loginMaxFailures: number;
  loginBlockMs: number;
  loginBlockMaxMs: number;
  /** After this long without a failure the count begins again. */
  loginFailureResetMs: number;
  loginsPerIpPerMinute: number;
  loginsPerMinute: number;
  anonymousPerIpPerMinute: number;
  anonymousPerMinute: number;
  /** Identity checks and security questions. */
  lookupsPerDocumentPerHour: number;
  lookupsPerIpPerHour: number;
  /** Requests of one member for another e-mail address. */
  emailChangesPerHour: number;
  /** A registered account waits this long for its activation. */
  activationMs: number;
  /** Life of the links in mails: another password, another address, taking that back, state of the plan. */
  passwordLinkMs: number;
  emailLinkMs: number;
  reversalLinkMs: number;
  planLinkMs: number;
  /** A handler that takes longer is answered for: 503. */
  handlerLimitMs: number;
}

const production: ServerPolicy = {
  activationSigned: false,
  serverIdleMs: 960_000,
  tokenMaxMs: 43_200_000,
  anonymousTokenMs: 1_800_000,
  loginMaxFailures: 5,
  loginBlockMs: 60_000,
  loginBlockMaxMs: 900_000,
  loginFailureResetMs: 3_600_000,
  loginsPerIpPerMinute: 30,
  loginsPerMinute: 1_200,
  anonymousPerIpPerMinute: 60,
  anonymousPerMinute: 3_000,
  lookupsPerDocumentPerHour: 5,
  lookupsPerIpPerHour: 20,
  emailChangesPerHour: 5,
  activationMs: 172_800_000,
  passwordLinkMs: 3_600_000,
  emailLinkMs: 86_400_000,
  reversalLinkMs: 604_800_000,
  planLinkMs: 604_800_000,
  handlerLimitMs: 15_000,
};

/** Many people and many tests share one address and one account in a demonstration. */
export const serverPolicyDefaults = (demo: boolean): ServerPolicy =>
  demo
    ? {
        ...production,
        loginMaxFailures: 10,
        loginBlockMs: 30_000,
        loginFailureResetMs: 600_000,
        loginsPerIpPerMinute: 1_200,
        anonymousPerIpPerMinute: 3_000,
        lookupsPerDocumentPerHour: 100,
        lookupsPerIpPerHour: 1_000,
        emailChangesPerHour: 100,
      }
    : production;
