import { expect, test } from 'vitest';
import { isIphone } from './is-iphone';

test.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15', 5, true],
  ['Chrome on an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) CriOS/126.0', 5, true],
  ['an iPad that says Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15', 5, true],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15', 0, false],
  ['an Android', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/126.0 Mobile Safari/537.36', 5, false],
  ['Windows with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0 Safari/537.36', 10, false],
])('%s: %s', (_, userAgent, maxTouchPoints, yes) => {
  expect(isIphone({ userAgent, maxTouchPoints })).toBe(yes);
});
