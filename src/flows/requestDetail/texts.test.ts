import { expect, test } from 'vitest';
import { requestDetailTexts } from './texts';

test('the progress of a download shows received and total bytes if known, and nothing before the first bytes', () => {
  const { avance } = requestDetailTexts;
  expect([avance(0, null), avance(524_288, null), avance(524_288, 2_097_152)]).toEqual([
    '',
    'Van 512 KB',
    'Van 512 KB de 2.0 MB',
  ]);
});
