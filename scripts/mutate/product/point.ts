/** One place of a source, and one small mistake that a hand could make there. */
export interface Point {
  file: string;
  line: number;
  start: number;
  end: number;
  /** What the place is in its grammar: it says how the mistake is written beside what is right. */
  place: 'expression' | 'statement' | 'property' | 'item' | 'attribute' | 'child';
  /** The mistake as code, where it is not the absence of what stands there. */
  instead: string | null;
  /** What is changed, for people. */
  change: string;
  /** What stands there, on one line. */
  shown: string;
}
