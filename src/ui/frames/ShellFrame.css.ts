import { globalStyle, style } from '@vanilla-extract/css';
import { gutter, layer, low, middle, size, space, text, wide } from '../theme/scale';
import { stickyOffset } from '../theme/sticky-offset';
import { color } from '../theme/theme.css';

const barTarget = `min(${size.target}, 56px)`;
const barIcon = `min(${size.icon}, 32px)`;

export const topBar = style({
  position: 'sticky',
  top: stickyOffset('0px'),
  zIndex: layer.bars,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: gutter[3],
  minHeight: size.topBar,
  padding: `0 ${gutter[2]} 0 ${gutter[4]}`,
  background: color.canvas,
  '@media': {
    [low]: { minHeight: '44px' },
    [wide]: {
      minHeight: size.topBarWide,
      padding: `0 ${space[6]}`,
      borderBottom: `1px solid ${color.border}`,
    },
  },
});
// At any font size the bar leaves most of the screen to the page.
globalStyle(`${topBar} > div > button`, {
  width: barTarget,
  height: barTarget,
  '@media': { [low]: { height: '44px' } },
});
globalStyle(`${topBar} > div > button svg`, { width: barIcon, height: barIcon });
globalStyle(`${topBar} > a:first-child`, {
  minHeight: barTarget,
  fontSize: `min(${text.brand.fontSize}, 6vw)`,
  lineHeight: 1.2,
  '@media': { [low]: { minHeight: '44px' } },
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
  gap: '4px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: '4px 4px calc(8px + env(safe-area-inset-bottom))',
  background: color.surface,
  borderTop: `1px solid ${color.border}`,
  '::-webkit-scrollbar': { display: 'none' },
  '@media': {
    [low]: { paddingBlock: '0 env(safe-area-inset-bottom)' },
    [wide]: { display: 'none' },
  },
});
