import { style, styleVariants } from '@vanilla-extract/css';
import { arcade } from '../../../domain/brand/arcade';
import { depth } from '../theme/depth.css';
import { drawing } from '../theme/drawing';
import { floorShade } from '../theme/floor-shade';
import { middle, radius, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

const scene = {
  width: 190,
  height: 240,
  floor: 124,
  arches: [86],
  archWidth: 88,
  archTop: 12,
  horizon: 84,
  slant: 76,
};
const art = drawing(arcade(scene));
/** At this height the drawing stands on the floor, which extends to the left. */
const standing = (high: string) => ({
  minHeight: high,
  backgroundSize: `auto ${high}, calc(100% - ${high} * ${scene.width / scene.height}) calc(${high} * ${(scene.height - scene.floor) / scene.height})`,
});
/** So large a text needs the whole card: the arch gives way. */
const large = '(max-width: 14rem)';
const phone = '12.5rem';
const desk = '17rem';

const face = style({
  display: 'grid',
  containerType: 'inline-size',
  alignSelf: 'stretch',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  selectors: { '&:has(> :nth-child(3))': { gridTemplateRows: 'auto auto 1fr' } },
  overflow: 'hidden',
  borderRadius: radius.xxl,
  boxShadow: depth[1],
  color: color.textOnBrand,
  overflowWrap: 'anywhere',
  printColorAdjust: 'exact',
});
/** Below the badge, so that the arch never reaches it. */
export const below = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'end',
  gap: space[6],
  padding: `${space[3]} ${space[5]} ${space[5]}`,
  background: `right bottom / 0 no-repeat ${art}, left bottom / 0 no-repeat ${floorShade}`,
  ...standing(phone),
  '@media': { [middle]: { padding: `${space[4]} ${space[7]} ${space[7]}`, ...standing(desk) } },
  '@container': { [large]: { minHeight: 0, backgroundImage: 'none' } },
});
/** A dependent's card has another colour than the holder's, and a badge that says so. */
export const tones = styleVariants({
  titular: [face, { backgroundColor: color.brandSurface }],
  dependiente: [face, { backgroundColor: color.dependentSurface }],
});
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[5]} ${space[5]} 0`,
  '@media': { [middle]: { padding: `${space[7]} ${space[7]} 0` } },
});
export const badge = style({
  padding: `${space[1]} ${space[4]}`,
  border: '1px solid transparent',
  borderRadius: radius.full,
  background: color.brandSurfaceDeep,
  ...text.control,
});
export const warning = style({
  padding: `${space[3]} ${space[5]} 0`,
  '@media': { [middle]: { paddingInline: space[7] } },
});
/** Beside the arches. */
export const name = style({
  paddingInlineEnd: '6rem',
  ...text.title2,
  '@media': { [middle]: { paddingInlineEnd: '9rem', ...text.title1 } },
  '@container': { [large]: { paddingInlineEnd: 0, ...text.title3 } },
});
export const numbers = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[3]} ${space[7]}` });
export const term = style({ color: color.textOnBrandMuted, ...text.small });
export const value = style({ ...text.bodyStrong, '@media': { [middle]: text.title3 } });
