import { globalStyle, style } from '@vanilla-extract/css';
import { bottomBar, page } from '../frames/ShellFrame.css';
import { depth } from '../theme/depth.css';
import { middle, narrow, radius, size, space, text, wide } from '../theme/scale';
import { stickyOffset } from '../theme/sticky-offset';
import { color } from '../theme/theme.css';

const bottom = `calc(${size.bottomBar} + env(safe-area-inset-bottom) + ${space[2]})`;

/** Always visible. On phones it replaces the bottom bar, or is above it in browsers without `:has`. */
export const bar = style({
  position: 'sticky',
  bottom: stickyOffset(bottom),
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  padding: space[2],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
  boxShadow: depth[2],
  '@media': { [middle]: { gap: space[3], padding: space[3] }, [wide]: { bottom: stickyOffset(space[4]) } },
});
/** Reaches below the screen, where the bar at its end stays visible. */
export const screenHigh = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[5],
  minHeight: '100dvh',
});
/** Shown where there is room beside the buttons. */
export const note = style({
  display: 'none',
  '@media': {
    [middle]: { display: 'block', flex: '1 1 8rem', paddingInline: space[2], color: color.textMuted, ...text.small },
  },
});
// Side by side also at 320 px; from 360 px on their busy labels fit on one line.
globalStyle(`${bar} > button`, {
  flex: '0 1 auto',
  paddingInline: space[2],
  ...text.control,
  '@media': { [middle]: { flex: 'none', paddingInline: space[6], ...text.bodyStrong } },
});
globalStyle(`${bar} > button:last-child`, { flex: '1 1 7rem', '@media': { [middle]: { flex: 'none' } } });
// Not that of a hidden tab.
const task = `html:has(${bar}:not([hidden] *))`;
globalStyle(`${task} ${bottomBar}`, { display: 'none' });
globalStyle(`${task} ${page}`, { '@media': { [narrow]: { paddingBottom: space[5] } } });
globalStyle(`${task} ${bar}`, {
  '@media': {
    [narrow]: {
      bottom: stickyOffset('0px'),
      padding: `${space[3]} 0 calc(${space[3]} + env(safe-area-inset-bottom))`,
      border: 0,
      borderRadius: 0,
      // Paints the bar up to the edges of the screen; overflow of a border image does not scroll.
      borderImage: `linear-gradient(${color.border} 1px, ${color.surface} 1px) 0 fill / 0 / 0 100vw`,
      boxShadow: 'none',
    },
  },
});
// Keeps a focused field from being covered by the bar.
globalStyle(task, {
  scrollPaddingBottom: `max(${space[8]}, ${stickyOffset(`calc(${size.control} + ${space[8]})`)})`,
  '@media': { [wide]: { scrollPaddingBottom: `calc(${size.target} + ${space[8]})` } },
});
