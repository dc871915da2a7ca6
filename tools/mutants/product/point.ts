/** One place of a source, and one small mistake that a hand could make there. */
export interface Point {
  file: string;
  line: number;
  start: number;
  end: number;
  /** The syntactic kind of the place, which decides how the mutant is written beside the original. */
  place: 'expression' | 'statement' | 'property' | 'item' | 'attribute' | 'child';
  /** The mutant's code; absent if the original is removed. */
  instead: string | null;
  /** What is changed, for people. */
  change: string;
  /** What stands there, on one line. */
  shown: string;
}
