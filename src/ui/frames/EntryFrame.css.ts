import { style } from '@vanilla-extract/css';
import { arcade } from '../../../domain/brand/arcade';
import { drawing } from '../theme/drawing';
import { gutter, middle, radius, size, space, text, wide } from '../theme/scale';
import { color } from '../theme/theme.css';

const low = {
  width: 390,
  height: 168,
  floor: 142,
  arches: [28, 150, 272],
  archWidth: 92,
  archTop: 8,
  horizon: 94,
  slant: 24,
};
const tall = {
  width: 600,
  height: 800,
  floor: 670,
  arches: [60, 232, 404],
  archWidth: 138,
  archTop: 260,
  horizon: 522,
  slant: 120,
};

export const entry = style({
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  '@media': { [wide]: { flexDirection: 'row' } },
});
export const art = style({
  flex: 'none',
  height: size.entryArt,
  background: `${color.brandSurface} ${drawing(arcade(low))} center bottom / cover`,
  '@media': {
    [middle]: { height: size.entryArtMiddle },
    [wide]: {
      position: 'sticky',
      top: 0,
      width: '47%',
      height: '100dvh',
      padding: space[9],
      backgroundImage: drawing(arcade(tall)),
    },
  },
});
export const panel = style({
  flex: 1,
  position: 'relative',
  marginTop: `calc(-1 * ${radius.sheet})`,
  padding: `${space[6]} ${gutter[5]} ${space[7]}`,
  borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
  background: color.canvas,
  '@media': {
    [wide]: { margin: 0, borderRadius: 0, padding: space[7], display: 'grid', alignContent: 'center' },
  },
});
export const column = style({
  width: '100%',
  margin: '0 auto',
  '@media': { [middle]: { maxWidth: size.entryMax }, [wide]: { maxWidth: size.formMax } },
});
export const beside = style({ display: 'none', '@media': { [wide]: { display: 'block' } } });
export const above = style({ marginBottom: space[4], '@media': { [wide]: { display: 'none' } } });
export const tagline = style({
  maxWidth: size.taglineMax,
  marginTop: space[6],
  color: color.textOnBrand,
  ...text.tagline,
});
export const foot = style({ marginTop: space[6] });
