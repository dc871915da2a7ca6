import type { ColorRole } from '../../src/ui/theme/colors';

type Theme = 'light' | 'dark';
/** Six digits for both themes, as a brand may bring its own. */
export type ColorTable = Readonly<Record<ColorRole, Readonly<Record<Theme, string>>>>;

/** Minimum contrast: 7 for text, 4.5 for text beside its icon, 3 for edges and disabled parts. */
const pairs: readonly { of: ColorRole; on: ColorRole; atLeast: number }[] = [
  { of: 'text', on: 'canvas', atLeast: 7 },
  { of: 'text', on: 'surface', atLeast: 7 },
  { of: 'text', on: 'surfaceSunken', atLeast: 7 },
  { of: 'textMuted', on: 'surface', atLeast: 7 },
  { of: 'textMuted', on: 'canvas', atLeast: 7 },
  { of: 'textMuted', on: 'surfaceSunken', atLeast: 4.5 },
  { of: 'textSubtle', on: 'surface', atLeast: 4.5 },
  { of: 'textSubtle', on: 'canvas', atLeast: 4.5 },
  { of: 'textSubtle', on: 'surfaceSunken', atLeast: 4.5 },
  { of: 'onPrimary', on: 'primary', atLeast: 7 },
  { of: 'onPrimary', on: 'primaryHover', atLeast: 7 },
  { of: 'link', on: 'surface', atLeast: 7 },
  { of: 'link', on: 'canvas', atLeast: 7 },
  { of: 'onPrimarySoft', on: 'primarySoft', atLeast: 7 },
  { of: 'primary', on: 'primarySoft', atLeast: 4.5 },
  { of: 'textOnBrand', on: 'brandSurface', atLeast: 7 },
  { of: 'textOnBrandMuted', on: 'brandSurface', atLeast: 7 },
  { of: 'textOnBrand', on: 'dependentSurface', atLeast: 7 },
  { of: 'textOnBrandMuted', on: 'dependentSurface', atLeast: 4.5 },
  { of: 'onAccent', on: 'accent', atLeast: 7 },
  { of: 'success', on: 'successSoft', atLeast: 4.5 },
  { of: 'success', on: 'surface', atLeast: 7 },
  { of: 'warning', on: 'warningSoft', atLeast: 7 },
  { of: 'warning', on: 'surface', atLeast: 4.5 },
  { of: 'error', on: 'errorSoft', atLeast: 4.5 },
  { of: 'error', on: 'surface', atLeast: 7 },
  { of: 'info', on: 'infoSoft', atLeast: 7 },
  { of: 'inverseText', on: 'inverseSurface', atLeast: 7 },
  { of: 'inverseSuccess', on: 'inverseSurface', atLeast: 4.5 },
  { of: 'inverseWarning', on: 'inverseSurface', atLeast: 4.5 },
  { of: 'inverseError', on: 'inverseSurface', atLeast: 4.5 },
  { of: 'inverseInfo', on: 'inverseSurface', atLeast: 4.5 },
  { of: 'onError', on: 'errorSolid', atLeast: 4.5 },
  { of: 'borderControl', on: 'surface', atLeast: 3 },
  { of: 'borderControl', on: 'canvas', atLeast: 3 },
  { of: 'focus', on: 'surface', atLeast: 3 },
  { of: 'focus', on: 'canvas', atLeast: 3 },
  { of: 'focusOnBrand', on: 'brandSurface', atLeast: 3 },
  { of: 'successSolid', on: 'surface', atLeast: 3 },
  { of: 'warningSolid', on: 'surface', atLeast: 3 },
  { of: 'errorSolid', on: 'surface', atLeast: 3 },
  { of: 'disabledText', on: 'disabledSurface', atLeast: 3 },
];

const channel = (hex: string, from: number): number => {
  const share = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** WCAG 2.2: from 1 for equal colours to 21 for black on white; NaN for other notations than six digits. */
export const contrastOf = (one: string, other: string): number => {
  if (![one, other].every((hex) => /^#[\da-f]{6}$/i.test(hex))) return Number.NaN;
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** One sentence for each pair that falls below its minimum. */
export const contrastProblems = (colors: ColorTable): string[] =>
  (['light', 'dark'] as const).flatMap((theme) =>
    pairs.flatMap(({ of, on, atLeast }) => {
      const found = contrastOf(colors[of][theme], colors[on][theme]);
      return found >= atLeast ? [] : [`${theme}: ${of} on ${on} is ${found.toFixed(2)}, not ${atLeast}`];
    }),
  );
