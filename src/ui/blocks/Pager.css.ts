import { style } from '@vanilla-extract/css';
import { frame } from '../fields/Field.css';
import { size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  color: color.textMuted,
  ...text.small,
});
export const group = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
export const choice = style([frame, { minHeight: size.targetMin, width: '5.5rem', color: color.text }]);
export const page = style({ color: color.text, ...text.small, fontWeight: 650, fontVariantNumeric: 'tabular-nums' });
