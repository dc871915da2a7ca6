export type Value = string | number | boolean | Date | null;

export interface Queries {
  /** One statement with $1, $2 … for its values. R is what the statement's columns say. */
  query<R extends object>(text: string, values?: readonly Value[]): Promise<R[]>;
}

export interface Db extends Queries {
  /**
   * All of it or nothing. Inside, only the queries that are handed in: the connection is held until the end. A statement
   * may take `limitMs`, without one what any question may.
   */
  tx<T>(work: (queries: Queries) => Promise<T>, limitMs?: number): Promise<T>;
  /** false from the first statement that found the disk full until a trial of this question finds room again. */
  hasRoom(): Promise<boolean>;
  /** Frees what deleted and replaced rows hold on the disk, where the database does not do so by itself. */
  reclaimSpace(goOn: () => boolean): Promise<void>;
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

/** No answer from the database, or none in time. Nobody knows whether a write was done. */
export class DbUnavailable extends Error {
  override readonly name: string = 'DbUnavailable';
}

/** The database's disk is full. What was confirmed stays, and what only reads may go on. */
export class DbFull extends DbUnavailable {
  override readonly name = 'DbFull';
}

export const uniqueViolation = '23505';
export const diskFull = '53100';
