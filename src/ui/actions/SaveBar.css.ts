import { globalStyle, style } from '@vanilla-extract/css';
import { depth } from '../theme/depth.css';
import { middle, radius, size, space, wide } from '../theme/scale';
import { color } from '../theme/theme.css';

const bottom = `calc(${size.bottomBar} + env(safe-area-inset-bottom) + ${space[2]})`;

/** Always within reach: on phones over the menu at the foot. */
export const bar = style({
  position: 'sticky',
  bottom,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
  padding: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
  boxShadow: depth[2],
  '@media': { [wide]: { bottom: space[4] } },
});
globalStyle(`${bar} > *`, { flex: '1 1 7rem', '@media': { [middle]: { flex: 'none' } } });
// What has the focus is not hidden under it.
globalStyle(`html:has(${bar})`, {
  scrollPaddingBottom: `calc(${bottom} + ${size.target} + ${space[7]})`,
  '@media': { [wide]: { scrollPaddingBottom: `calc(${size.target} + ${space[8]})` } },
});
