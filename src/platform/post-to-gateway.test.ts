import { expect, test } from 'vitest';
import { postToGateway } from './post-to-gateway';

test('[API-77] [PAY-13] the form has one hidden field, SESSION, is posted once, and leaves nothing behind', () => {
  const sent: object[] = [];
  const standing: object[] = [];
  const element = (kind: string) => {
    const one: Record<string, unknown> = { kind, children: [] as object[] };
    return Object.assign(one, {
      append: (child: object) => (one.children as object[]).push(child),
      submit: () => {
        const { method, action, hidden, children } = one;
        sent.push({ method, action, hidden, children, standing: standing.length });
      },
      remove: () => standing.pop(),
    });
  };
  const page = { createElement: element, body: { append: (child: object) => standing.push(child) } };
  // The used part of a document.
  postToGateway('https://pasarela.example/autorizar', 'SES-1', page as never);
  expect(sent).toMatchObject([
    {
      method: 'post',
      action: 'https://pasarela.example/autorizar',
      hidden: true,
      children: [{ kind: 'input', type: 'hidden', name: 'SESSION', value: 'SES-1' }],
      standing: 1,
    },
  ]);
  expect(standing).toEqual([]);
});
