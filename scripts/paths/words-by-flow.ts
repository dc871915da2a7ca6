import type { Words } from './flow-words';
import { accountWords } from './words/account';
import { activationWords } from './words/activation';
import { changePasswordWords } from './words/change-password';
import { connectionWords } from './words/connection';
import { consumptionWords } from './words/consumption';
import { devicesWords } from './words/devices';
import { emailChangeWords } from './words/email-change';
import { emailRequestWords } from './words/email-request';
import { flagsWords } from './words/flags';
import { homeWords } from './words/home';
import { inactivityWords } from './words/inactivity';
import { loginWords } from './words/login';
import { mailWaitWords } from './words/mail-wait';
import { memberWords } from './words/member';
import { menuWords } from './words/menu';
import { notificationsWords } from './words/notifications';
import { onboardingWords } from './words/onboarding';
import { onboardingCheckWords } from './words/onboarding-check';
import { planStatusWords } from './words/plan-status';
import { portraitWords } from './words/portrait';
import { recoverWords } from './words/recover';
import { registerWords } from './words/register';
import { sessionWords } from './words/session';
import { shellWords } from './words/shell';
import { slidesWords } from './words/slides';
import { snackbarsWords } from './words/snackbars';
import { themeWords } from './words/theme';

/** By flow. A new one speaks the words of its chart until it has its own. */
export const wordsByFlow: Readonly<Partial<Record<string, Words>>> = {
  account: accountWords,
  connection: connectionWords,
  consumption: consumptionWords,
  devices: devicesWords,
  flags: flagsWords,
  home: homeWords,
  inactivity: inactivityWords,
  login: loginWords,
  mailWait: mailWaitWords,
  member: memberWords,
  menu: menuWords,
  notifications: notificationsWords,
  onboarding: onboardingWords,
  onboardingCheck: onboardingCheckWords,
  portrait: portraitWords,
  recover: recoverWords,
  register: registerWords,
  session: sessionWords,
  shell: shellWords,
  slides: slidesWords,
  snackbars: snackbarsWords,
  theme: themeWords,
  activation: activationWords,
  changePassword: changePasswordWords,
  emailChange: emailChangeWords,
  emailRequest: emailRequestWords,
  planStatus: planStatusWords,
};
