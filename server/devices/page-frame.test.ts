import { expect, test } from 'vitest';
import { colors } from '../../src/ui/theme/colors';
import { pageColors } from './page-frame';

test('the page of the device code has the colours of the portal, in both themes', () => {
  expect(colors).toMatchObject(pageColors);
});
