import { style } from '@vanilla-extract/css';
import { layer, radius, size, space, wide } from './theme/scale';
import { color } from './theme/theme.css';

export const topBar = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.bars,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: size.topBar,
  padding: `0 ${space[4]}`,
  background: color.canvas,
  '@media': { [wide]: { minHeight: size.topBarWide, padding: `0 ${space[6]}` } },
});
export const body = style({
  '@media': { [wide]: { display: 'grid', gridTemplateColumns: `${size.drawer} minmax(0, 1fr)` } },
});
export const side = style({
  width: size.drawer,
  padding: space[3],
  background: color.surface,
  '@media': {
    [wide]: {
      position: 'sticky',
      top: size.topBarWide,
      alignSelf: 'start',
      minHeight: `calc(100dvh - ${size.topBarWide})`,
      borderRight: `1px solid ${color.border}`,
    },
    'not all and (min-width: 1024px)': { width: '100%', borderRadius: radius.xl, margin: `0 0 ${space[4]}` },
  },
});
export const closedOnPhones = style({ '@media': { 'not all and (min-width: 1024px)': { display: 'none' } } });
export const onlyOnPhones = style({ '@media': { [wide]: { display: 'none' } } });
export const main = style({
  maxWidth: size.contentMax,
  minWidth: 0,
  padding: `${space[4]} ${space[4]} ${space[9]}`,
  '@media': { [wide]: { padding: `${space[5]} ${space[8]} ${space[8]}` } },
});
