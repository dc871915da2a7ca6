/** Why a transition is walked in process and not in a browser; what only one flow has says its description. */
export const skipReasons = {
  clientFirst: 'the client gives up before the chart’s own limit',
  localOnly: 'it asks no service, and the browser does not refuse it',
  notOurBug: 'a bug of ours is not made from outside',
  expiredFirst: 'the client says first that the session has expired, with VENCER',
  offersNoButton: 'no page offers it in this state',
} as const;
