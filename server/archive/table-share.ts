/** What of a table's rows is the member's. In its SQL $1 is whose data they are, and $2 who asked for them. */
export interface TableShare {
  /** In the archive's data; the table's own if it has no other. */
  name?: string;
  title: string;
  /** After FROM; the table itself is `t`. */
  from: string;
  /** Which rows are the member's. */
  whose: string;
  /** The newest first: of too many rows these stay. */
  order: string;
  /** By their names in the archive: the label for people, or with it the expression that reads the value. */
  columns: Readonly<Record<string, string | { label: string; read: string; isMoney?: true }>>;
  /** Columns of the table that are in no archive, and why. */
  without?: Readonly<Record<string, WhyNot>>;
}

/** Why a table or a column is in no archive. */
export type WhyNot = keyof typeof reasons;
const reasons = {
  secret: 'It opens something, or proves who somebody is.',
  key: 'A number of ours that names a row, and tells nothing of the member.',
  repeated: 'It is in the archive in another place.',
  others: 'It is about somebody else.',
  nobody: 'No row of it is about a member.',
  unproven: 'Strangers sent it; nobody proved that it is about the member.',
  technical: 'A count or hash that serves for hours or days, and tells nothing to a reader.',
  demo: 'Of the demonstration alone.',
};
