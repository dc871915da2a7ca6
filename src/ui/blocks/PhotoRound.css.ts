import { style } from '@vanilla-extract/css';
import { radius, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const round = style({
  display: 'grid',
  placeItems: 'center',
  justifySelf: 'center',
  overflow: 'hidden',
  width: '10rem',
  height: '10rem',
  border: `4px solid ${color.border}`,
  borderRadius: radius.full,
  background: color.accentSoft,
  color: color.text,
  ...text.amount,
});
export const photo = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
