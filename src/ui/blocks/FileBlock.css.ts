import { style } from '@vanilla-extract/css';
import { gutter, radius, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: `${space[4]} ${gutter[4]}`,
  border: `1.5px dashed ${color.borderControl}`,
  borderRadius: radius.lg,
});
export const idle = base;
export const over = style([
  base,
  { borderColor: color.primary, outline: `1px solid ${color.primary}`, background: color.primarySoft },
]);
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
});
export const words = style({ display: 'grid', flex: `1 1 ${space[10]}`, minWidth: 0, overflowWrap: 'anywhere' });
export const title = style(text.control);
export const rule = style({ color: color.textMuted, ...text.small });
