import { style } from '@vanilla-extract/css';
import { arcade, type Scene } from '../../../domain/brand/arcade';
import { drawing } from '../theme/drawing';
import { floorShade } from '../theme/floor-shade';
import { gutter, middle, radius, size, space, text, wide } from '../theme/scale';
import { color } from '../theme/theme.css';

const one = {
  width: 358,
  height: 150,
  floor: 132,
  arches: [240],
  archWidth: 98,
  archTop: 14,
  horizon: 90,
  slant: 17,
};
const three = {
  width: 950,
  height: 190,
  floor: 166,
  arches: [536, 670, 804],
  archWidth: 104,
  archTop: 16,
  horizon: 112,
  slant: 22,
};

/**
 * As high as the lowest card: the height added by a long name shows only the surface, and the floor extends to the
 * left.
 */
const picture = ({ width, height, floor }: Scene, low: string) => ({
  backgroundSize: [
    `auto ${low}`,
    `calc(100% - ${low} * ${width / height}) calc(${low} * ${(height - floor) / height})`,
  ].join(),
});

/** Reserves space for the arches: beside the text, or below it if its longest word is too wide. */
const kept = ({ width, height, arches: [first = 0] }: Scene, low: string, above: string, beside: string) => ({
  flex: `0 0 calc(${low} * ${(width - first) / height} - ${beside})`,
  height: `calc(${low} - 2 * ${above})`,
});

export const hero = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  alignContent: 'end',
  gap: `${space[4]} ${space[2]}`,
  minHeight: size.hero,
  padding: `${space[6]} ${gutter[6]}`,
  borderRadius: radius.xxl,
  background: `right bottom / 0 no-repeat ${drawing(arcade(one))}, left bottom / 0 no-repeat ${floorShade}`,
  backgroundColor: color.brandSurface,
  ...picture(one, size.hero),
  color: color.textOnBrand,
  '::after': { content: '', ...kept(one, size.hero, space[6], gutter[6]) },
  '@media': {
    [middle]: {
      backgroundImage: `${drawing(arcade(three))}, ${floorShade}`,
      ...picture(three, size.hero),
      '::after': kept(three, size.hero, space[6], gutter[6]),
    },
    [wide]: {
      alignItems: 'center',
      alignContent: 'center',
      minHeight: size.heroWide,
      padding: `${space[7]} ${space[8]}`,
      ...picture(three, size.heroWide),
      '::after': kept(three, size.heroWide, space[7], space[8]),
    },
  },
});
/** Beside the arches unless that would break the longest word. */
export const words = style({ flex: '1 1 auto', width: 'min-content', minWidth: 0, overflowWrap: 'break-word' });
export const greeting = style({ display: 'block', color: color.textOnBrandMuted, ...text.body });
export const person = style({ display: 'block', ...text.hero, '@media': { [wide]: text.heroWide } });
