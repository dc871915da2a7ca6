import { style } from '@vanilla-extract/css';
import { radius, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const lead = style({
  padding: `${space[4]} ${space[5]}`,
  borderRadius: radius.lg,
  background: color.primarySoft,
  color: color.onPrimarySoft,
});
export const term = style(text.control);
export const value = style(text.amount);
export const note = style(text.small);
