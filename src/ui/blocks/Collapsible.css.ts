import { style } from '@vanilla-extract/css';
import { size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: size.targetMin,
  width: 'fit-content',
  color: color.link,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  ...text.control,
});
export const inside = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
