import { expect, test } from 'vitest';
import { photoUrl } from './photo';

test.each([
  ['/9j/4AAQ', 'data:image/jpeg;base64,/9j/4AAQ'],
  ['/9j/\n4AAQ\n', 'data:image/jpeg;base64,/9j/4AAQ'],
  ['data:image/png;base64,iVBORw0KGgoA', 'data:image/png;base64,iVBORw0KGgoA'],
  ['data:text/html;base64,/9j/4AAQ', 'data:image/jpeg;base64,/9j/4AAQ'],
  ['/9j/data:text/html,/9j/4AAQ', ''],
  ['/9j/4AAQ=', 'data:image/jpeg;base64,/9j/4AAQ='],
  ['/9j/4AAQ===', ''],
  ['', ''],
  ['PHN2Zy8+', ''],
  ['/9j/"onerror="', ''],
  ['data:text/html,<b>', ''],
])('%s is shown as %s', (answer, shown) => {
  expect(photoUrl(answer)).toBe(shown);
});
