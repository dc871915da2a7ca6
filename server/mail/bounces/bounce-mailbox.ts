import { type FetchMessageObject, ImapFlow, type MessageStructureObject } from 'imapflow';
import type { BounceMailboxSettings } from '../../settings/bounce-settings';

export interface FoundMail {
  uid: number;
  /** The beginning of its header. */
  head: string;
  size: number;
}

/** What a person or a machine answered; a report of ours is smaller. */
export const largestReport = 1_048_576;
const mostRead = 16_384;
const mailsAtOnce = 100;

const statusPart = (node: MessageStructureObject | undefined): string | null => {
  if (node?.type !== 'multipart/report') return null;
  const found = node.childNodes?.find(({ type }) =>
    ['message/delivery-status', 'message/global-delivery-status'].includes(type),
  );
  return found?.part ?? null;
};

const firstOf = (parts: ReadonlyMap<string, Buffer> | undefined): string =>
  [...(parts?.values() ?? [])][0]?.toString('latin1') ?? '';

const groupsOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

export interface OpenMailbox {
  /** The unread mails, some at a time. */
  unread(): AsyncIterable<readonly FoundMail[]>;
  /** The delivery status in each of these mails that is a report. */
  reports(uids: readonly number[]): Promise<ReadonlyMap<number, string>>;
  remove(uids: readonly number[]): Promise<void>;
  /** Leaves them for a person. */
  keep(uids: readonly number[]): Promise<void>;
}

/** Reads headers, then of what may be a report its one small part: however large or deep a mail is, nothing else is loaded. */
export const openBounceMailbox = async <T>(
  { host, port, user, password, folder }: BounceMailboxSettings,
  work: (mailbox: OpenMailbox) => Promise<T>,
): Promise<T> => {
  const client = new ImapFlow({
    ...{ host, port, secure: true, auth: { user, pass: password }, logger: false, disableAutoIdle: true },
    ...{ connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 },
    maxResponseSize: 4 * largestReport,
  });
  // Each call that waits for the line is rejected, too.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.mailboxOpen(folder);
    const byUid = { uid: true } as const;
    const fetch = (uids: readonly number[], query: Parameters<ImapFlow['fetchAll']>[1]) =>
      uids.length === 0 ? Promise.resolve([] as FetchMessageObject[]) : client.fetchAll([...uids], query, byUid);
    return await work({
      unread: async function* () {
        const uids = (await client.search({ seen: false }, byUid)) || [];
        for (const group of groupsOf(uids, mailsAtOnce)) {
          const head = { key: 'header', start: 0, maxLength: mostRead };
          const mails = await fetch(group, { uid: true, size: true, bodyParts: [head] });
          yield mails.map(({ uid, size = 0, headers }) => ({ uid, size, head: headers?.toString('latin1') ?? '' }));
        }
      },
      reports: async (uids) => {
        const parts = new Map<string, number[]>();
        for (const { uid, bodyStructure } of await fetch(uids, { uid: true, bodyStructure: true })) {
          const part = statusPart(bodyStructure);
          if (part !== null) parts.set(part, [...(parts.get(part) ?? []), uid]);
        }
        const found = new Map<number, string>();
        for (const [part, of] of parts) {
          const key = { key: part, start: 0, maxLength: mostRead };
          for (const { uid, bodyParts } of await fetch(of, { uid: true, bodyParts: [key] }))
            found.set(uid, firstOf(bodyParts));
        }
        return found;
      },
      remove: async (uids) => {
        if (uids.length > 0) await client.messageDelete([...uids], byUid);
      },
      keep: async (uids) => {
        if (uids.length > 0) await client.messageFlagsAdd([...uids], ['\\Seen'], byUid);
      },
    });
  } finally {
    client.close();
  }
};
