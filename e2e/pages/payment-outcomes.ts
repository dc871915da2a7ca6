import { readFileSync } from 'node:fs';

/** Empty: nothing of the kind. */
export interface PaymentOutcome {
  state: string;
  /** The response code of an address that leads there. */
  code: string;
  headline: string;
  line: string;
  detail: string;
  button: string;
}

/** The table of docs/demo.md: what a payer reads of each outcome. */
export const paymentOutcomes = (): PaymentOutcome[] => {
  const text = readFileSync(new URL('../../docs/demo.md', import.meta.url), 'utf8');
  const table = /<!-- payment outcomes[^>]*-->\n([\s\S]*?)<!-- \/payment outcomes -->/.exec(text)?.[1] ?? '';
  return table
    .trim()
    .split('\n')
    .slice(2)
    .map((row) => {
      const [, , state = '', code = '', headline = '', line = '', detail = '', button = ''] = row
        .split('|')
        .map((cell) => cell.trim().replace(/^`(.*)`$|^–$/, '$1'));
      return { state, code, headline, line, detail, button };
    });
};
