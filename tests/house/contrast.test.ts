import { describe, expect, test } from 'vitest';
import { colors } from '../../src/ui/theme/colors';
import { contrastOf, contrastProblems } from './contrast';

/** Computed once by hand from the design's values, light and dark. */
const computed = [
  ['text', 'canvas', 14.52, 16.53],
  ['text', 'surface', 15.82, 14.55],
  ['text', 'surfaceSunken', 13.52, 15.65],
  ['textMuted', 'surface', 8.02, 9.8],
  ['textMuted', 'canvas', 7.37, 11.13],
  ['textMuted', 'surfaceSunken', 6.86, 10.54],
  ['textSubtle', 'surface', 6.07, 7.46],
  ['textSubtle', 'canvas', 5.57, 8.48],
  ['textSubtle', 'surfaceSunken', 5.19, 8.03],
  ['onPrimary', 'primary', 7.87, 8.93],
  ['onPrimary', 'primaryHover', 9.76, 10.17],
  ['link', 'surface', 7.87, 10.55],
  ['link', 'canvas', 7.23, 11.99],
  ['onPrimarySoft', 'primarySoft', 8.44, 8.98],
  ['primary', 'primarySoft', 6.81, 7.01],
  ['textOnBrand', 'brandSurface', 9.89, 11.69],
  ['textOnBrandMuted', 'brandSurface', 7.77, 8.42],
  ['textOnBrand', 'dependentSurface', 9.27, 11.21],
  ['textOnBrandMuted', 'dependentSurface', 7.29, 8.08],
  ['onAccent', 'accent', 8.14, 9.12],
  ['success', 'successSoft', 6.61, 8.15],
  ['success', 'surface', 7.6, 9.8],
  ['warning', 'warningSoft', 7.44, 9.28],
  ['warning', 'surface', 8.29, 10.85],
  ['error', 'errorSoft', 7.07, 8.64],
  ['error', 'surface', 8.15, 9.27],
  ['info', 'infoSoft', 7.72, 8.75],
  ['inverseText', 'inverseSurface', 14.52, 16.53],
  ['inverseSuccess', 'inverseSurface', 9.57, 6.83],
  ['inverseWarning', 'inverseSurface', 10.6, 7.46],
  ['inverseError', 'inverseSurface', 9.06, 7.33],
  ['inverseInfo', 'inverseSurface', 9.54, 7.98],
  ['onError', 'errorSolid', 6.54, 9.76],
  ['borderControl', 'surface', 3.89, 4.84],
  ['borderControl', 'canvas', 3.57, 5.49],
  ['focus', 'surface', 6.5, 11.37],
  ['focus', 'canvas', 5.96, 12.92],
  ['focusOnBrand', 'brandSurface', 6.95, 8.21],
  ['successSolid', 'surface', 5.78, 9.8],
  ['warningSolid', 'surface', 4.12, 10.85],
  ['errorSolid', 'surface', 6.54, 9.27],
  ['disabledText', 'disabledSurface', 4.1, 4.95],
] as const;

describe('contrast', () => {
  test('of every pair is as designed, in both themes', () => {
    const found = computed.map(([of, on]) => [
      of,
      on,
      ...(['light', 'dark'] as const).map((theme) =>
        Number(contrastOf(colors[of][theme], colors[on][theme]).toFixed(2)),
      ),
    ]);
    expect(found).toEqual(computed);
  });

  test('of no pair is below its minimum', () => {
    expect(contrastProblems(colors)).toEqual([]);
  });

  test('below a minimum is reported with theme, roles and figure', () => {
    const pale = { ...colors, link: { light: '#8FDEE0', dark: '#8FDEE0' }, focus: { light: '#1257C9', dark: 'gold' } };
    expect(contrastProblems(pale)).toEqual([
      'light: link on surface is 1.53, not 7',
      'light: link on canvas is 1.41, not 7',
      'dark: focus on surface is NaN, not 3',
      'dark: focus on canvas is NaN, not 3',
    ]);
  });

  test.each([
    ['#000000', '#FFFFFF', 21],
    ['#ffffff', '#000000', 21],
    ['#0A5A66', '#0A5A66', 1],
    ['#777777', '#FFFFFF', 4.48],
  ])('%s on %s is %d', (one, other, ratio) => {
    expect(Number(contrastOf(one, other).toFixed(2))).toBe(ratio);
  });
});
