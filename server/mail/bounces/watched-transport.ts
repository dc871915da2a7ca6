import { refusalOf } from '../sender';
import type { MailTransport } from '../smtp';
import type { BounceBook } from './bounce-book';
import type { ReturnPaths } from './return-paths';

/** Notes the address that the relay refuses; `paths`: of a mailbox that gets the reports of what is refused later. */
export const watchedTransport = (
  transport: MailTransport,
  book: Pick<BounceBook, 'isDoubted' | 'refused'>,
  paths: Pick<ReturnPaths, 'of'> | null,
): MailTransport => ({
  ...transport,
  send: async (mail) => {
    const { id, para } = mail;
    const comesBack =
      paths === null ? {} : { comesBack: { to: paths.of(id, para), isConfirmed: await book.isDoubted(para) } };
    try {
      await transport.send({ ...mail, ...comesBack });
    } catch (error) {
      if (refusalOf(error).isNobodys) await book.refused(id, para);
      throw error;
    }
  },
});
