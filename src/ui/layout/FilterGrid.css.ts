import { globalStyle, style } from '@vanilla-extract/css';
import { gutter, middle, space, wide } from '../theme/scale';
import { color } from '../theme/theme.css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  '@media': {
    [middle]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  selectors: {
    // In a sheet the buttons stay in view while the fields scroll under them.
    '[role="dialog"] &': {
      position: 'sticky',
      // Down to the edge of the sheet, over the padding of its body.
      bottom: `calc(-1 * (${space[5]} + env(safe-area-inset-bottom)))`,
      zIndex: 1,
      marginInline: `calc(-1 * ${gutter[5]})`,
      padding: `${space[3]} ${gutter[5]} calc(${space[3]} + env(safe-area-inset-bottom))`,
      borderTop: `1px solid ${color.border}`,
      background: color.surfaceRaised,
    },
  },
  // Aligns the buttons with the field beside them, which has a label above.
  '@media': { [middle]: { paddingTop: `calc(1.375rem + ${space[1]})` } },
});
/** A focused field is not left under the buttons. */
globalStyle(`[role="dialog"] ${grid} :is(input, select)`, { scrollMarginBottom: `calc(2 * ${space[9]})` });
