import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { gutter, middle, radius, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[5],
  padding: `${space[5]} ${gutter[5]}`,
  borderRadius: radius.xxl,
  color: color.textOnBrand,
  '@media': { [middle]: { padding: space[7] } },
});
/** A dependent's head has another colour than the holder's, and a line that says so. */
export const tones = styleVariants({
  titular: [card, { background: color.brandSurface }],
  dependiente: [card, { background: color.dependentSurface }],
});
export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 14rem',
  alignItems: 'center',
  gap: space[4],
  minWidth: 0,
});
export const picture = style({ position: 'relative', flex: 'none' });
/** On the edge of the picture. */
export const onPicture = style({ position: 'absolute', insetInlineEnd: `calc(-1 * ${space[2]})`, bottom: 0 });
/** Below the picture, if large text leaves no room beside it. */
export const words = style({ flex: '1 1 8rem', minWidth: 0 });
export const name = style({
  overflowWrap: 'anywhere',
  ...text.title2,
  ':focus-visible': { outlineColor: color.focusOnBrand },
  '@media': { [middle]: text.title1 },
});
export const kind = style({ color: color.textOnBrandMuted, overflowWrap: 'anywhere', ...text.body });
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.25rem, 100%), 1fr))',
  gap: space[3],
  flex: '1 1 100%',
  '@media': { [middle]: { display: 'flex', flexWrap: 'wrap', flex: '0 1 auto' } },
});
globalStyle(`${actions} svg`, { display: 'none', '@media': { [middle]: { display: 'block' } } });
