import { expect, test } from 'vitest';
import { themeSwitch } from './theme';

const page = () => {
  const dataset: Record<string, string> = {};
  const metas = ['light', 'dark'].map((scheme) => ({ media: `(prefers-color-scheme: ${scheme})` }));
  const document = { documentElement: { dataset }, querySelectorAll: () => metas } as unknown as Document; // The members that the switch uses.
  return { dataset, metas, theme: themeSwitch(document) };
};

test('applies a chosen theme to the page and the browser’s bar', () => {
  const { dataset, metas, theme } = page();
  theme.apply('oscuro');
  expect([dataset, metas]).toEqual([{ theme: 'dark' }, [{ media: 'not all' }, { media: 'all' }]]);
  theme.apply('claro');
  expect([dataset, metas]).toEqual([{ theme: 'light' }, [{ media: 'all' }, { media: 'not all' }]]);
});

test('«sistema» leaves the theme to the device', () => {
  const { dataset, metas, theme } = page();
  theme.apply('oscuro');
  theme.apply('sistema');
  expect([Object.keys(dataset), metas]).toEqual([
    [],
    [{ media: '(prefers-color-scheme: light)' }, { media: '(prefers-color-scheme: dark)' }],
  ]);
});
