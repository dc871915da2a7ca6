/** Shared reasons why a transition is only tested in process; a flow's own reasons are in its description. */
export const skipReasons = {
  clientFirst: 'the client gives up before the chart’s own limit',
  localOnly: 'it asks no service, and the browser does not refuse it',
  notOurBug: 'a bug of ours is not made from outside',
  expiredFirst: 'the client says first that the session has expired, with VENCER',
  noAuthenticator: 'the browser of the paths has no passkey; that of e2e/passkeys.spec.ts has',
  offersNoButton: 'no page offers it in this state',
} as const;
