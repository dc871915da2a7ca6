import { style } from '@vanilla-extract/css';
import { gutter, layer, middle, size, space, wide } from '../theme/scale';
import { stickyOffset } from '../theme/sticky-offset';
import { color } from '../theme/theme.css';

export const topBar = style({
  position: 'sticky',
  top: stickyOffset('0px'),
  zIndex: layer.bars,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[3],
  minHeight: size.topBar,
  padding: `0 ${space[2]} 0 ${space[4]}`,
  background: color.canvas,
  '@media': {
    [wide]: {
      minHeight: size.topBarWide,
      padding: `0 ${space[6]}`,
      borderBottom: `1px solid ${color.border}`,
    },
  },
});
export const body = style({
  '@media': { [wide]: { display: 'grid', gridTemplateColumns: `${size.drawer} minmax(0, 1fr)` } },
});
export const side = style({
  display: 'none',
  '@media': {
    [wide]: {
      position: 'sticky',
      top: size.topBarWide,
      alignSelf: 'start',
      display: 'flex',
      flexDirection: 'column',
      height: `calc(100dvh - ${size.topBarWide})`,
      overflowY: 'auto',
      padding: space[4],
      background: color.surface,
      borderRight: `1px solid ${color.border}`,
    },
  },
});
export const page = style({
  minWidth: 0,
  maxWidth: size.pageMax,
  padding: `${space[2]} ${gutter[4]} calc(${size.bottomBar} + ${space[7]} + env(safe-area-inset-bottom))`,
  '@media': {
    [middle]: { paddingInline: space[7] },
    [wide]: { padding: `${space[6]} ${space[8]} ${space[8]}` },
  },
});
export const pageAlone = style([page, { '@media': { [wide]: { marginInline: 'auto' } } }]);
/** In the side column on wide screens; phones have it under «Menú». */
export const footAside = style({
  display: 'none',
  '@media': { [wide]: { display: 'block', margin: `${space[4]} -${space[3]} 0` } },
});
export const foot = style({ marginTop: space[8] });
export const bottomBar = style({
  position: 'fixed',
  inset: 'auto 0 0 0',
  zIndex: layer.bars,
  display: 'flex',
  padding: `${space[1]} ${space[1]} calc(${space[2]} + env(safe-area-inset-bottom))`,
  background: color.surface,
  borderTop: `1px solid ${color.border}`,
  '@media': { [wide]: { display: 'none' } },
});
