import type { Settings } from './settings';

/** A demonstration that sends nothing has a mailbox in which its mails can be read. */
export const hasMail = ({ demo, smtpUrl, mailFrom, publicUrl }: Settings): boolean =>
  demo || (smtpUrl !== undefined && mailFrom !== undefined && publicUrl !== undefined);
