export type Value = string | number | boolean | Date | null;

export interface Queries {
  /** One statement with $1, $2 … for its values. R has the columns of the statement. */
  query<R extends object>(text: string, values?: readonly Value[]): Promise<R[]>;
}

export interface Db extends Queries {
  /**
   * Runs `work` in a transaction. Use only the `queries` passed in: the connection is held until the end. `limitMs`
   * replaces the default time limit of a statement.
   */
  tx<T>(work: (queries: Queries) => Promise<T>, limitMs?: number): Promise<T>;
  /** false after a statement found the disk full, until a probe finds room again. */
  hasRoom(): Promise<boolean>;
  /** Frees what deleted and replaced rows hold on the disk, where the database does not do so by itself. */
  reclaimSpace(goOn: () => boolean): Promise<void>;
  /** Connections by state; empty if the engine has none. */
  connections(): Readonly<Record<string, number>>;
  readonly engine: 'pglite' | 'postgres';
  /** What a confirmed write survives, in words for an operator. */
  readonly durability: string;
  close(): Promise<void>;
}

/** The statement was refused by the database; `code` is its SQLSTATE. */
export class DbError extends Error {
  override readonly name = 'DbError';
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** The database did not answer in time. Whether a write took effect is unknown. */
export class DbUnavailable extends Error {
  override readonly name: string = 'DbUnavailable';
}

/** The database's disk is full. Confirmed writes are safe, and reads still work. */
export class DbFull extends DbUnavailable {
  override readonly name = 'DbFull';
}

export const uniqueViolation = '23505';
export const diskFull = '53100';
