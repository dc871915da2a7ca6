import { globalStyle, style } from '@vanilla-extract/css';
import { arcade } from '../../../domain/brand/arcade';
import { drawing } from '../theme/drawing';
import { gutter, middle, size, space, text, wide } from '../theme/scale';
import { color } from '../theme/theme.css';

const picture = {
  width: 600,
  height: 1200,
  floor: 1080,
  arches: [48, 230, 412],
  archWidth: 144,
  archTop: 760,
  horizon: 960,
  slant: 120,
};

export const task = style({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  '@media': { [wide]: { flexDirection: 'row' } },
});
// Places snackbars above the title, since there is no top bar. Selected by attribute: importing their class would add
// script to the log-in.
globalStyle(`body:has(${task}) section[aria-live="off"]`, { top: space[2] });
export const art = style({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'block',
      flex: 'none',
      position: 'sticky',
      top: 0,
      width: '31%',
      height: '100dvh',
      padding: `${space[8]} ${space[7]}`,
      background: `${color.brandSurface} ${drawing(arcade(picture))} center bottom / cover`,
    },
  },
});
export const purpose = style({
  marginTop: space[8],
  color: color.textOnBrand,
  overflowWrap: 'anywhere',
  ...text.title1,
});
export const reason = style({ marginTop: space[2], color: color.textOnBrandMuted });
export const panel = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: `${space[4]} ${gutter[4]} 0`,
  '@media': { [wide]: { padding: `${space[9]} ${space[7]} ${space[7]}` } },
});
export const above = style({ marginBottom: space[5], '@media': { [wide]: { display: 'none' } } });
export const column = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  width: '100%',
  maxWidth: size.dialogLg,
  margin: '0 auto',
  '@media': { [wide]: { flex: 'none' } },
});
/** On phones fixed to the bottom of the screen, elsewhere after the form. */
export const bar = style({
  order: 1,
  position: 'sticky',
  bottom: 0,
  margin: `auto calc(-1 * ${gutter[4]}) 0`,
  padding: `${space[4]} ${gutter[4]}`,
  borderTop: `1px solid ${color.border}`,
  background: color.surface,
  '@media': {
    [middle]: { order: 0, position: 'static', margin: 0, padding: 0, border: 0, background: 'none' },
  },
});
export const footer = style({ padding: `${space[4]} 0` });
