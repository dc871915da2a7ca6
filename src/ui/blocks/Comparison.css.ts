import { style } from '@vanilla-extract/css';
import { space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  overflowWrap: 'anywhere',
  ...text.small,
});
export const row = style({ paddingBlock: space[3], borderTop: `1px solid ${color.border}` });
export const name = style({
  padding: `${space[2]} 0`,
  paddingRight: space[3],
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  ...text.small,
  fontWeight: 650,
});
export const value = style({
  padding: `${space[2]} 0`,
  paddingRight: space[3],
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  ...text.small,
});
/** Name and value side by side, below each other where the reader's font leaves no room. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  columnGap: space[3],
  padding: `${space[1]} 0`,
  overflowWrap: 'anywhere',
  ...text.small,
});
export const of = style({ color: color.textMuted });
