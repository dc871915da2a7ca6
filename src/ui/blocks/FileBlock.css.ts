import { style } from '@vanilla-extract/css';
import { radius, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  // Stands in a card: a frame of its own would leave its text no width on a phone.
  selectors: { '& + &': { paddingTop: space[5], borderTop: `1px solid ${color.border}` } },
});
export const idle = base;
export const over = style([
  base,
  { borderRadius: radius.xs, outline: `2px solid ${color.primary}`, background: color.primarySoft },
]);
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
});
export const title = style({ flex: `1 1 ${space[10]}`, minWidth: 0, overflowWrap: 'anywhere', ...text.control });
export const rule = style({ marginTop: `calc(-1 * ${space[2]})`, color: color.textMuted, ...text.small });
