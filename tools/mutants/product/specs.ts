interface Journeys {
  /** Flows whose browser walk covers the file. */
  walks: readonly string[];
  /** Files of e2e, the likeliest to notice first. */
  specs: readonly string[];
}

/** Which journeys look at the screens of each folder. */
const ofFolder: Readonly<Record<string, Journeys>> = {
  application: { walks: ['application'], specs: ['application'] },
  applicationDependent: { walks: ['applicationDependent'], specs: ['application'] },
  applicationLists: { walks: ['applicationLists'], specs: ['application'] },
  fetching: { walks: ['fetching', 'historyLists'], specs: ['requests', 'history'] },
  rangeLimit: { walks: ['rangeLimit'], specs: ['history', 'requests'] },
  attachments: { walks: ['attachments'], specs: ['attachments'] },
  caseReceipt: { walks: ['caseReceipt'], specs: ['reimbursement'] },
  affiliation: { walks: ['affiliation'], specs: ['request-forms', 'affiliation-served'] },
  caseSubmission: { walks: ['caseSubmission'], specs: ['request-forms', 'reimbursement-served'] },
  preauthorization: { walks: ['preauthorization'], specs: ['request-forms', 'preauthorization-served'] },
  reimbursement: { walks: ['reimbursement'], specs: ['reimbursement'] },
  reimbursementEdit: { walks: ['reimbursementEdit'], specs: ['reimbursement'] },
  appointments: { walks: ['appointments'], specs: ['appointments'] },
  activation: { walks: ['activation'], specs: ['links', 'links-accessibility'] },
  changePassword: { walks: ['changePassword'], specs: ['links', 'links-accessibility'] },
  emailChange: { walks: ['emailChange'], specs: ['links', 'links-accessibility'] },
  emailRequest: { walks: ['emailRequest'], specs: ['email-request'] },
  dueTasks: { walks: ['dueTasks'], specs: ['home'] },
  home: { walks: ['home', 'slides', 'dueTasks'], specs: ['home', 'accessibility'] },
  inactivity: { walks: ['inactivity'], specs: ['inactivity', 'accessibility'] },
  login: { walks: ['login'], specs: ['login', 'register', 'accessibility'] },
  mailWait: { walks: ['mailWait'], specs: ['register', 'recover'] },
  notifications: { walks: ['notifications'], specs: ['notifications', 'accessibility'] },
  mobilePayment: { walks: ['mobilePayment'], specs: ['routes'] },
  paymentConfirmation: { walks: ['paymentConfirmation'], specs: ['payment'] },
  planStatus: { walks: ['planStatus'], specs: ['links', 'links-accessibility'] },
  onboarding: { walks: ['onboarding'], specs: ['onboarding'] },
  onboardingCheck: { walks: ['onboardingCheck'], specs: ['onboarding'] },
  recover: { walks: ['recover'], specs: ['recover'] },
  register: { walks: ['register'], specs: ['register', 'accessibility'] },
  shell: { walks: ['shell'], specs: ['shell', 'routes', 'session', 'accessibility'] },
  card: { walks: ['card'], specs: ['card'] },
  club: { walks: ['club'], specs: ['club'] },
  contactEdit: { walks: ['contactEdit'], specs: ['contact-edit'] },
  contactSave: { walks: ['contactSave', 'onboarding', 'contactEdit'], specs: ['onboarding', 'contact-edit'] },
  coverage: { walks: ['coverage'], specs: ['coverage', 'lists'] },
  history: { walks: ['history', 'historyLists'], specs: ['history', 'lists'] },
  historyLists: { walks: ['historyLists'], specs: ['history', 'lists'] },
  nearby: { walks: ['nearby'], specs: ['providers'] },
  payment: { walks: ['payment'], specs: ['payment'] },
  paymentReceipt: { walks: ['paymentReceipt'], specs: ['payment'] },
  photo: { walks: ['photo'], specs: ['photo'] },
  profile: { walks: ['profile'], specs: ['profile'] },
  providerLists: { walks: ['providerLists'], specs: ['providers'] },
  providerPicker: { walks: ['providerPicker'], specs: ['provider-picker', 'history'] },
  providers: { walks: ['providers', 'providerLists', 'nearby'], specs: ['providers', 'lists'] },
  requestDetail: { walks: ['requestDetail'], specs: ['requests'] },
  requests: { walks: ['requests'], specs: ['requests', 'lists'] },
  secureDevice: { walks: ['secureDevice'], specs: ['secure-device'] },
  wallet: { walks: ['wallet'], specs: ['wallet'] },
};

/** Parts of the shell and of the wiring that have journeys of their own. */
const ofFile: readonly [RegExp, Journeys][] = [
  [/shell\/Bell/, { walks: ['notifications', 'shell'], specs: ['notifications', 'shell', 'accessibility'] }],
  [/shell\/Account/, { walks: ['memberFact', 'theme'], specs: ['shell', 'email-request', 'accessibility'] }],
  [
    /shell\/(Menu|BottomBar|SideMenu)/,
    { walks: ['sessionList', 'shell'], specs: ['shell', 'routes', 'accessibility'] },
  ],
  [/shell\/Connection/, { walks: ['connection'], specs: ['session'] }],
  [/parts\/HelpContact/, { walks: [], specs: ['login', 'routes'] }],
  [/parts\/(form\/|Document)/, { walks: ['recover', 'register'], specs: ['recover', 'register'] }],
  [/parts\/requests/, { walks: ['reimbursement'], specs: ['request-forms', 'reimbursement'] }],
  [/app\/dialogs\/(Lazy)?ProviderPicker/, { walks: ['providerPicker'], specs: ['provider-picker'] }],
  [/shell\/(LogoutQuestion|StartProblem)/, { walks: ['session', 'shell'], specs: ['shell', 'session'] }],
  [/shell\/Snackbar/, { walks: ['snackbars'], specs: ['shell', 'login'] }],
  [
    /(app\/dialogs|wiring\/addresses)\/(login|Login|Register|Recover)/,
    { walks: ['login'], specs: ['login', 'register', 'recover'] },
  ],
  [/wiring\/page-leaving/, { walks: ['attachments', 'profile'], specs: ['attachments', 'profile', 'contact-edit'] }],
  [/wiring\/links\//, { walks: ['emailChange'], specs: ['links'] }],
  [/app\/dialogs\/MailWait/, { walks: ['mailWait'], specs: ['register'] }],
  [
    /app\/start\/(guard|portal|prefetch)|app\/profile\/leaving|wiring\/actors\/shell|platform\/(address|focus-title|document)/,
    { walks: [], specs: ['routes', 'club', 'session'] },
  ],
  [/app\/application\/|wiring\/addresses\/application/, { walks: ['applicationDependent'], specs: ['application'] }],
  [
    /app\/profile\/|wiring\/addresses\/profile-address/,
    { walks: ['secureDevice', 'photo'], specs: ['secure-device', 'photo', 'contact-edit', 'profile'] },
  ],
  [
    /app\/requests\/|wiring\/(addresses\/(request-|reimbursement-|step-)|actors\/attachments)/,
    { walks: ['requests'], specs: ['request-forms', 'reimbursement', 'requests'] },
  ],
  [/app\/home\//, { walks: ['dueTasks', 'payment'], specs: ['home'] }],
  [/app\/card\/|wiring\/(addresses\/)?card-/, { walks: ['card'], specs: ['card', 'wallet'] }],
  [/wiring\/addresses\/(history|coverage)/, { walks: ['history', 'coverage'], specs: ['history', 'coverage'] }],
  [/app\/start\/use-minute/, { walks: [], specs: ['home', 'requests'] }],
  [/app\/start\/(app|member|clean-up-drafts)/, { walks: ['session', 'memberFact'], specs: ['session', 'shell'] }],
  [/routes\/solicitud/, { walks: [], specs: ['links', 'routes'] }],
  [
    /app\/dialogs\/Onboarding|wiring\/page-before-login/,
    { walks: ['onboarding', 'onboardingCheck'], specs: ['onboarding'] },
  ],
  [/routes\/onboarding/, { walks: ['onboarding'], specs: ['onboarding', 'routes'] }],
  [/routes\/login/, { walks: [], specs: ['login', 'register', 'routes'] }],
  [/routes\//, { walks: [], specs: ['routes', 'home'] }],
];

/** Quick suites first; axe over every component takes longer than the time limit of a mutant. */
const gallery = [
  'gallery-forms',
  'gallery-overlays',
  'gallery-carousel',
  'gallery-results',
  'gallery-looks',
  'gallery',
];

/** The browser tests of a file; for a file that everything loads, tests of a few screens. */
export const journeysOf = (file: string, importers: ReadonlySet<string>): Journeys => {
  const own = ofFile.find(([pattern]) => pattern.test(file))?.[1];
  if (own !== undefined) return own;
  const folderIn = (path: string) => /^(?:src\/flows|machines)\/(\w+)/.exec(path)?.[1] ?? '';
  const named = ofFolder[folderIn(file)];
  if (named !== undefined) return named;
  const folders = [...new Set([...importers].map(folderIn))].filter((folder) => folder in ofFolder);
  // The shell loads every screen there is.
  const near = folders.filter((folder) => folder !== 'shell');
  const found = (near.length === 0 ? folders : near.slice(0, 3)).flatMap((folder) => ofFolder[folder] ?? []);
  const all = (what: (one: Journeys) => readonly string[]) => [...new Set(found.flatMap(what))];
  const shown = file.startsWith('src/ui/');
  return { walks: all(({ walks }) => walks), specs: [...(shown ? gallery : []), ...all(({ specs }) => specs)] };
};
