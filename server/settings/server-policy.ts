/** Limits and readings that only the server needs. The variables are POLICY_<NAME>, as for those of the page. */
export interface ServerPolicy {
  /** Activation links carry `code.signature` instead of the bare code. */
  activationSigned: boolean;
  /** A member's token dies after this long without a call. The page sends a heartbeat while someone is active. */
  serverIdleMs: number;
  /** …and after this long in any case. */
  tokenMaxMs: number;
  anonymousTokenMs: number;
  /** Wrong passwords of one visitor in a row before that visitor waits loginBlockMs, which doubles up to loginBlockMaxMs. */
  loginMaxFailures: number;
  /** Those of all visitors: beyond it each visitor who has failed waits after each further failure. */
  loginMaxFailuresInAll: number;
  loginBlockMs: number;
  loginBlockMaxMs: number;
  /** After this long without a failure the count begins again. */
  loginFailureResetMs: number;
  loginsPerIpPerMinute: number;
  /** Wrong log-ins of all visitors: beyond it those are refused who had one of them. */
  wrongLoginsPerMinute: number;
  anonymousPerIpPerMinute: number;
  /** Calls, pages and pages of devices, payments and the demonstration, each, of all visitors behind one address. */
  visitsPerIpPerMinute: number;
  /** Requests worked on at once, of one member and of all visitors behind one address; so many more of each wait. */
  requestsAtOncePerMember: number;
  requestsAtOncePerIp: number;
  requestsWaiting: number;
  /** Calls of one address that need a token and have no good one: beyond it 429 in place of 401. */
  callsWithoutTokenPerIpPerMinute: number;
  /** Of all visitors: beyond it each of them gets a tenth of what it may otherwise. */
  anonymousPerMinute: number;
  /** Identity checks, lists of questions, registrations and recoveries of one document by one visitor. */
  lookupsPerDocumentPerHour: number;
  /** By all visitors: beyond it each one who has not tried yet may once. */
  lookupsPerDocumentPerHourInAll: number;
  /** Wrong answers to the three identity questions of one person, by one visitor and by all of them, likewise. */
  answersPerPersonPerDay: number;
  answersPerPersonPerDayInAll: number;
  /** How long the right answers are good for a registration. */
  registrationPassMs: number;
  lookupsPerIpPerHour: number;
  /** Identity checks, registrations, recoveries and links that were wrong, of all visitors: as with the log-ins. */
  wrongLookupsPerHour: number;
  /** Requests of one member for another e-mail address. */
  emailChangesPerHour: number;
  /** The member proved to know the password at most this long before such a request. */
  emailChangeLoginMs: number;
  /** Requests of one member for the code of a secure device. */
  deviceCodesPerHour: number;
  /** Life of such a code, and how many wrong ones end it. */
  deviceCodeMs: number;
  deviceCodeTries: number;
  /** Life of a challenge for a passkey, and how many of them a member may have. */
  passkeyChallengeMs: number;
  passkeysPerMember: number;
  /** A registered account waits this long for its activation. */
  activationMs: number;
  /** Life of the links in mails: another password, another address, taking that back, state of the plan, wallet. */
  passwordLinkMs: number;
  emailLinkMs: number;
  reversalLinkMs: number;
  planLinkMs: number;
  walletLinkMs: number;
  /** How long entries of the audit table, mails, and links that are over are kept. */
  auditKeepMs: number;
  mailKeepMs: number;
  linkKeepMs: number;
  /** Connections that one address may hold at once; without effect behind a proxy of ours. */
  connectionsPerIp: number;
  /** An order without a session is over after this long; an order made for the mobile application lives as long. */
  paymentOrderMs: number;
  /** How long the card gateway may charge a session, and tells its result. */
  paymentSessionMs: number;
  paymentResultMs: number;
  /** The card gateway is asked about one order once in this long, by all servers together. */
  paymentQuestionMs: number;
  /** Sessions of the card gateway that one member may ask for; of a link without a log-in, with one order. */
  paymentSessionsPerMemberPerHour: number;
  /** Links of payments that named no order, from one address, without a log-in. */
  wrongPaymentLinksPerIpPerHour: number;
  /** Public applications from one address, and from all of them: beyond it each address gets a tenth of its own. */
  applicationsPerIpPerHour: number;
  applicationsPerHour: number;
  /** With one address of mail, by one visitor and by all of them: each one gets a mail. */
  applicationsPerEmailPerHour: number;
  applicationsPerEmailPerHourInAll: number;
  /** For this long the same content is the same application. */
  applicationSameMs: number;
  /** How long an application is kept. */
  applicationKeepMs: number;
  /** Calls of one member that change something, and codes of others that a member or a visitor asks for. */
  writesPerMemberPerMinute: number;
  /** The same in a day: each leaves a row in some table. */
  writesPerMemberPerDay: number;
  /** Entries that the page of one member notes in the audit table in a day. */
  auditEntriesPerMemberPerDay: number;
  /** A handler that takes longer is answered for: 503. */
  handlerLimitMs: number;
  /** The same request of the same member within this long is the same case. */
  sameCaseMs: number;
  /** A returned case that is not completed within this long is voided. */
  returnedCaseMs: number;
  /** Two events of a case within this long are told by one mail. */
  noticeJoinMs: number;
  /** Mails on their way to the relay at once, from one server. */
  mailsAtOnce: number;
  /** Cases that one member may file in 24 hours. */
  casesPerMemberPerDay: number;
  /** Archives of one member's data that may be asked for in 24 hours, and how much of documents each takes. */
  myDataPerMemberPerDay: number;
  myDataMegabytes: number;
  /** Photos that one member may save in a day. */
  photosPerMemberPerDay: number;
  /** Attachments, photos and rejected bodies of one member in a day. */
  uploadMegabytesPerMemberPerDay: number;
  /** How long a body without files may take in all. */
  bodyMs: number;
  /** How long a body with files may take in all; how long it may be silent is the page's own `uploadSilenceMs`. */
  uploadMaxMs: number;
  /** How long a body of a visitor may be silent. */
  bodySilenceMs: number;
  /** Requests whose body has not wholly arrived, of one member and of all visitors behind one address. */
  bodiesAtOncePerMember: number;
  bodiesAtOncePerIp: number;
  /** How much one server holds in memory of bodies, and as much again of answers that are not read yet. */
  filesInMemoryMegabytes: number;
}

const production: ServerPolicy = {
  activationSigned: false,
  serverIdleMs: 960_000,
  tokenMaxMs: 43_200_000,
  anonymousTokenMs: 1_800_000,
  loginMaxFailures: 5,
  loginMaxFailuresInAll: 25,
  loginBlockMs: 60_000,
  loginBlockMaxMs: 900_000,
  loginFailureResetMs: 3_600_000,
  loginsPerIpPerMinute: 30,
  wrongLoginsPerMinute: 300,
  anonymousPerIpPerMinute: 60,
  visitsPerIpPerMinute: 1_200,
  requestsAtOncePerMember: 6,
  requestsAtOncePerIp: 4,
  requestsWaiting: 100,
  callsWithoutTokenPerIpPerMinute: 600,
  anonymousPerMinute: 3_000,
  lookupsPerDocumentPerHour: 5,
  lookupsPerDocumentPerHourInAll: 50,
  answersPerPersonPerDay: 5,
  answersPerPersonPerDayInAll: 15,
  registrationPassMs: 900_000,
  lookupsPerIpPerHour: 20,
  wrongLookupsPerHour: 600,
  emailChangesPerHour: 5,
  emailChangeLoginMs: 600_000,
  deviceCodesPerHour: 5,
  deviceCodeMs: 600_000,
  deviceCodeTries: 5,
  passkeyChallengeMs: 600_000,
  passkeysPerMember: 10,
  activationMs: 172_800_000,
  passwordLinkMs: 3_600_000,
  emailLinkMs: 86_400_000,
  reversalLinkMs: 604_800_000,
  planLinkMs: 604_800_000,
  walletLinkMs: 604_800_000,
  auditKeepMs: 157_680_000_000,
  mailKeepMs: 2_592_000_000,
  linkKeepMs: 2_592_000_000,
  connectionsPerIp: 100,
  paymentOrderMs: 3_600_000,
  paymentSessionMs: 900_000,
  paymentResultMs: 1_800_000,
  paymentQuestionMs: 3_000,
  paymentSessionsPerMemberPerHour: 30,
  wrongPaymentLinksPerIpPerHour: 20,
  applicationsPerIpPerHour: 30,
  applicationsPerHour: 600,
  applicationsPerEmailPerHour: 3,
  applicationsPerEmailPerHourInAll: 10,
  applicationSameMs: 600_000,
  applicationKeepMs: 31_536_000_000,
  writesPerMemberPerMinute: 60,
  writesPerMemberPerDay: 2_000,
  auditEntriesPerMemberPerDay: 200,
  handlerLimitMs: 15_000,
  sameCaseMs: 600_000,
  returnedCaseMs: 86_400_000,
  noticeJoinMs: 600_000,
  mailsAtOnce: 20,
  casesPerMemberPerDay: 20,
  myDataPerMemberPerDay: 3,
  myDataMegabytes: 200,
  photosPerMemberPerDay: 10,
  uploadMegabytesPerMemberPerDay: 200,
  bodyMs: 25_000,
  uploadMaxMs: 1_800_000,
  bodySilenceMs: 5_000,
  bodiesAtOncePerMember: 4,
  bodiesAtOncePerIp: 20,
  filesInMemoryMegabytes: 256,
};

/** Many people and many tests share one address and one account in a demonstration. */
export const serverPolicyDefaults = (demo: boolean): ServerPolicy =>
  demo
    ? {
        ...production,
        loginMaxFailures: 10,
        loginMaxFailuresInAll: 100,
        loginBlockMs: 30_000,
        loginFailureResetMs: 600_000,
        loginsPerIpPerMinute: 1_200,
        anonymousPerIpPerMinute: 3_000,
        visitsPerIpPerMinute: 60_000,
        requestsWaiting: 1_000,
        bodiesAtOncePerMember: 20,
        bodiesAtOncePerIp: 200,
        callsWithoutTokenPerIpPerMinute: 6_000,
        lookupsPerDocumentPerHour: 100,
        lookupsPerDocumentPerHourInAll: 1_000,
        answersPerPersonPerDay: 100,
        answersPerPersonPerDayInAll: 1_000,
        lookupsPerIpPerHour: 1_000,
        wrongLookupsPerHour: 10_000,
        emailChangesPerHour: 100,
        deviceCodesPerHour: 100,
        paymentSessionsPerMemberPerHour: 1_000,
        wrongPaymentLinksPerIpPerHour: 1_000,
        connectionsPerIp: 500,
        applicationsPerIpPerHour: 1_000,
        applicationsPerHour: 10_000,
        applicationsPerEmailPerHour: 100,
        applicationsPerEmailPerHourInAll: 1_000,
        writesPerMemberPerMinute: 1_000,
        writesPerMemberPerDay: 100_000,
        auditEntriesPerMemberPerDay: 10_000,
        noticeJoinMs: 0,
        casesPerMemberPerDay: 1_000,
        myDataPerMemberPerDay: 1_000,
        photosPerMemberPerDay: 1_000,
        uploadMegabytesPerMemberPerDay: 4_000,
      }
    : production;
