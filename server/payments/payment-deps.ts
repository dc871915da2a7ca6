import type { Db } from '../db/db';
import type { Log } from '../log/log';
import type { SecurityLog } from '../log/security-log';
import type { Outbox } from '../mail/outbox';
import type { NoticeRows } from '../notices/notice-rows';
import type { ServerPolicy } from '../settings/server-policy';
import type { CardGateway } from './card-gateway';

export interface PaymentDeps {
  db: Db;
  now: () => Date;
  log: Log;
  alarm: SecurityLog;
  hide: (text: string) => string;
  policy: ServerPolicy;
  /** null: card payments are not configured. */
  gateway: CardGateway | null;
  outbox: Pick<Outbox, 'add'>;
  notices: NoticeRows;
  mailed: () => void;
  publicUrl: string | undefined;
}
