import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html';

test('input closes neither an element nor an attribute', () => {
  expect(escapeHtml(`<b class="x" id='y'>Peña & Núñez</b>`)).toBe(
    '&lt;b class=&quot;x&quot; id=&#39;y&#39;&gt;Peña &amp; Núñez&lt;/b&gt;',
  );
});
