/**
 * Finished flows: a test must name each of their rows. A flow joins the list when its last row is
 * proven. Rows of other flows that are done already are listed by their prefix or one by one.
 */
export const finished = {
  flows: [
    'login',
    'register',
    'recover',
    'session',
    'inactivity',
    'menu',
    'shell',
    'home',
    'notifications',
    'format',
    'changePassword',
    'activation',
    'emailChange',
    'planStatus',
    'onboarding',
    'secureDevice',
    'photo',
    'profile',
    'history',
    'wallet',
    'card',
    'coverage',
    'club',
    'appointments',
    'providers',
    'requests',
    'attachments',
    'reimbursement',
    'preauthorization',
    'affiliation',
    'application',
    'payment',
    'paymentConfirmation',
    'mobilePayment',
    'api',
  ],
  prefixes: ['ROUTE', 'FLAG'],
  rows: ['AUDIT-02', 'AUDIT-03', 'AUDIT-04', 'HIST-14'],
};

/** Rows of finished flows whose screen comes later, and why. */
export const deferred: Readonly<Record<string, string>> = {};
