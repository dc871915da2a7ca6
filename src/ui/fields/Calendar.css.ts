import { style, styleVariants } from '@vanilla-extract/css';
import { radius, size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  // Keeps the scroll container from clipping the focus ring.
  padding: '2px',
  marginBottom: space[3],
});
export const monthPlace = style({ flex: '3 1 9.5rem' });
export const yearPlace = style({ flex: '2 1 7rem' });
export const grid = style({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
});
export const weekday = style({ height: space[7], padding: 0, color: color.textMuted, ...text.small });
export const place = style({ padding: 0 });
const day = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: size.targetMin,
  border: '2px solid transparent',
  borderRadius: radius.sm,
  cursor: 'pointer',
  ...text.control,
  fontWeight: 400,
});
export const days = styleVariants({
  free: [day, { '@media': { '(hover: hover)': { ':hover': { background: color.primarySoft } } } }],
  today: [day, { borderColor: color.borderControl, fontWeight: 650 }],
  chosen: [day, { background: color.primary, color: color.onPrimary, fontWeight: 650 }],
  off: [day, { color: color.disabledText, textDecoration: 'line-through', cursor: 'not-allowed' }],
  elsewhere: [day, { visibility: 'hidden' }],
});
