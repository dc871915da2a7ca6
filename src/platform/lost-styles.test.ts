import { expect, test } from 'vitest';
import { reportLostStyles } from './lost-styles';

test.each([
  [
    'Unable to preload CSS for /assets/a.css',
    'Failed to fetch dynamically imported module: Unable to preload CSS for /assets/a.css',
  ],
  ['Importing a module script failed.', 'Importing a module script failed.'],
])('of «%s» the router reads «%s»', (message, read) => {
  const page = new EventTarget();
  reportLostStyles(page);
  const error = new Error(message);
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  expect(error.message).toBe(read);
});
