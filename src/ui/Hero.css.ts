import { style } from '@vanilla-extract/css';
import { arcade } from '../brand/arcade';
import { drawing } from './theme/drawing';
import { middle, radius, size, space, text, wide } from './theme/scale';
import { color } from './theme/theme.css';

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

export const hero = style({
  display: 'grid',
  alignContent: 'end',
  minHeight: size.hero,
  padding: space[6],
  borderRadius: radius.xxl,
  background: `${color.brandSurface} ${drawing(arcade(one))} right bottom / cover no-repeat`,
  color: color.textOnBrand,
  '@media': {
    [middle]: { backgroundImage: drawing(arcade(three)) },
    [wide]: { alignContent: 'center', minHeight: size.heroWide, padding: `${space[7]} ${space[8]}` },
  },
});
const words = style({ maxWidth: '64%', '@media': { [middle]: { maxWidth: '52%' } } });
export const greeting = style([words, { color: color.textOnBrandMuted, ...text.body }]);
export const person = style([words, { ...text.hero, overflowWrap: 'anywhere', '@media': { [wide]: text.heroWide } }]);
