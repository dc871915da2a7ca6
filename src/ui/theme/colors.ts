// With its extension, because the build's configuration imports this file without a bundler.
import { brandColors } from '../../../domain/brand/brand.ts';
import { pageColors } from '../../../domain/brand/page-colors.ts';

/** Semantic roles only: components never name a colour. Each role lists its values for both themes. */
export const colors = {
  ...brandColors,
  ...pageColors,
  surfaceRaised: { light: '#FFFFFF', dark: '#1A2E33' },
  surfaceSunken: { light: '#F0EDE5', dark: '#0F1C1F' },
  textSubtle: { light: '#566569', dark: '#A3B3B6' },
  borderHover: { light: '#435358', dark: '#BECCCE' },
  focusOnBrand: { light: '#FFD27A', dark: '#FFD27A' },
  success: { light: '#14603A', dark: '#86DBA8' },
  successSoft: { light: '#E3F3E9', dark: '#14351F' },
  successSolid: { light: '#1A7446', dark: '#86DBA8' },
  warning: { light: '#734300', dark: '#FFCB7A' },
  warningSoft: { light: '#FFF1D8', dark: '#3A2A0E' },
  warningSolid: { light: '#B86A00', dark: '#FFCB7A' },
  info: { light: '#174A87', dark: '#A9CBFF' },
  infoSoft: { light: '#E7F0FB', dark: '#15294A' },
  infoSolid: { light: '#1F5FAF', dark: '#A9CBFF' },
  inverseSurface: { light: '#14252A', dark: '#EEF4F4' },
  inverseText: { light: '#F7F5F0', dark: '#0B1618' },
  inverseSuccess: { light: '#86DBA8', dark: '#14603A' },
  inverseWarning: { light: '#FFCB7A', dark: '#734300' },
  inverseError: { light: '#FFB0A8', dark: '#9B1C1C' },
  inverseInfo: { light: '#A9CBFF', dark: '#174A87' },
  onError: { light: '#FFFFFF', dark: '#3B0A08' },
  disabledSurface: { light: '#ECE9E1', dark: '#1C2C30' },
  disabledText: { light: '#657276', dark: '#8A9A9D' },
  skeleton: { light: '#E9E5DB', dark: '#1E3035' },
  skeletonShine: { light: '#F5F2EB', dark: '#294046' },
  scrim: { light: 'rgba(7,26,30,0.58)', dark: 'rgba(0,0,0,0.68)' },
} as const;

export type ColorRole = keyof typeof colors;
