/** What must hold on every path of a chart, as a sentence and as a formula of docs/analysts.md. */
export interface Property {
  says: string;
  /** The charts of which it speaks; without them it speaks of all. */
  of?: readonly string[];
  formula: string;
}
