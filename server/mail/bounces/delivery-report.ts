/** `permanent`: there is no such mailbox. `temporary`: this mail failed, another one may arrive. */
export type Delivery = 'delivered' | 'permanent' | 'temporary';

/** RFC 3463: bad addresses, a mailbox that is closed, and a failure that names no reason. A full mailbox, a suspicion or a relay may pass. */
const noMailbox = /^5\.(?:1\.(?:1|2|3|6|10)|2\.1|0\.0)$/;

const fieldsOf = (group: string): ReadonlyMap<string, string> =>
  new Map(
    group
      .replace(/\r?\n[ \t]+/g, ' ')
      .split(/\r?\n/)
      .map((line) => /^([\w-]+):(.*)$/.exec(line))
      .flatMap((found) => (found === null ? [] : [[(found[1] ?? '').toLowerCase(), (found[2] ?? '').trim()] as const])),
  );

/** Reads a `message/delivery-status` (RFC 3464) about one recipient; null: it says nothing final. */
export const readDeliveryReport = (text: string): Delivery | null => {
  const fields = text
    .split(/\r?\n[ \t]*\r?\n/)
    .map(fieldsOf)
    .find((group) => group.has('action') && group.has('status'));
  const action = fields?.get('action')?.toLowerCase();
  const status = /^\d\.\d{1,3}\.\d{1,3}/.exec(fields?.get('status') ?? '')?.[0] ?? '';
  if (action === 'delivered') return 'delivered';
  if (action !== 'failed') return null;
  return noMailbox.test(status) ? 'permanent' : 'temporary';
};
