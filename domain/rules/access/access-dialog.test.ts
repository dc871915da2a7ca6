import { expect, test } from 'vitest';
import { isAccessDialog } from './access-dialog';

test('only three words name a dialog of the log-in page', () => {
  const words = ['registro', 'reenvio', 'recuperacion', 'Registro', 'informacion', '', 7, null, undefined];
  expect(words.filter(isAccessDialog)).toEqual(['registro', 'reenvio', 'recuperacion']);
});
