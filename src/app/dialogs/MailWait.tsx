import { MailWaitScreen } from '../../flows/mailWait/MailWaitScreen';
import { type MailWaitParts, mailWaitLogic } from '../../flows/mailWait/wiring';
import { waitingMail } from '../../platform/waiting-mail';

const freshMs = 5_000;

/** Above the log-in form while an account waits for its mail. */
export const MailWait = (parts: MailWaitParts) => {
  const input = waitingMail(parts.deps.browser.session).read();
  if (input === null) return null;
  return (
    <MailWaitScreen
      // A new mail restarts the wait.
      key={input.desde}
      start={() => mailWaitLogic(parts, input)}
      isFresh={Math.abs(parts.deps.time.now() - input.desde) < freshMs}
    />
  );
};
