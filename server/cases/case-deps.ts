import type { Fingerprints } from '../access/keys';
import type { Db } from '../db/db';
import type { FileScanner } from '../documents/file-scanner';
import type { RateLimits } from '../http/rate-limits';
import type { UploadQuota } from '../http/upload-quota';
import type { SecurityLog } from '../log/security-log';
import type { ServerPolicy } from '../settings/server-policy';
import type { NoteCaseEvent } from './case-events';
import type { DocumentStore } from './document-store';

export interface CaseDeps {
  db: Db;
  now: () => Date;
  policy: ServerPolicy;
  store: DocumentStore;
  note: NoteCaseEvent;
  alarm: SecurityLog;
  limits: Pick<RateLimits, 'refuseManyForeign'>;
  quota: Pick<UploadQuota, 'addStored'>;
  scanner: FileScanner;
  /** A keyed hash, so that a leaked database does not allow guessing the content. */
  fingerprints: (text: string) => Fingerprints;
}
