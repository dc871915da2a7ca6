import { style } from '@vanilla-extract/css';
import { radius, space, text, wide } from './theme/scale';
import { color } from './theme/theme.css';

export const hero = style({
  display: 'grid',
  gap: space[1],
  padding: space[6],
  borderRadius: radius.xxl,
  background: color.brandSurface,
  color: color.textOnBrand,
});
export const greeting = style({ color: color.textOnBrandMuted, ...text.body });
export const person = style({
  ...text.hero,
  overflowWrap: 'anywhere',
  '@media': { [wide]: text.heroWide },
});
