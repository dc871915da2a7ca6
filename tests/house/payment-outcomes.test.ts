import { expect, test } from 'vitest';
import { responseOutcome } from '../../domain/rules/payments/gateway';
import { paymentOutcomes } from '../../e2e/pages/payment-outcomes';
import { paymentOutcomeWords, paymentConfirmationTexts as words } from '../../src/flows/paymentConfirmation/texts';

test('docs/demo.md has the words and the main button of each outcome', () => {
  const documented = paymentOutcomes().filter(({ state }) => Object.hasOwn(paymentOutcomeWords, state));
  expect(documented).toEqual(
    Object.entries(paymentOutcomeWords).map(([state, { titulo, detalle, boton }]) => {
      const code = documented.find((row) => row.state === state)?.code ?? '';
      return { state, code, headline: words[responseOutcome(code)], line: titulo, detail: detalle, button: boton };
    }),
  );
});

test('only a payment that is known to be unpaid is offered again, and no other outcome says so', () => {
  const said = Object.entries(paymentOutcomeWords).map(([state, { titulo, detalle, boton }]) => ({
    state,
    pays: /intentar/i.test(`${detalle} ${boton}`),
    waits: /no pague/i.test(`${titulo} ${detalle}`),
  }));
  expect(said.filter(({ pays, waits }) => pays && waits)).toEqual([]);
  expect(said.flatMap(({ state, pays }) => (pays ? [state] : []))).toEqual(['noCobrado']);
});
