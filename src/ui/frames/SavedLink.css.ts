import { style } from '@vanilla-extract/css';
import { space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

/** Lets its bar stick to the bottom of the viewport as a child of the page. */
export const place = style({ display: 'contents' });
export const bar = style({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  justifyContent: 'center',
  padding: `${space[2]} ${space[4]} calc(${space[2]} + env(safe-area-inset-bottom))`,
  background: color.warningSoft,
  textAlign: 'center',
});
export const link = style({ padding: space[2], color: color.warning, ...text.control });
