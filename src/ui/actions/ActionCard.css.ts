import { style } from '@vanilla-extract/css';
import { card } from '../blocks/Card.css';
import { depth } from '../theme/depth.css';
import { motion, radius, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const actionCard = style([
  card,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    padding: space[4],
    textDecoration: 'none',
    transition: `box-shadow ${motion.fast}, border-color ${motion.fast}`,
    '@media': {
      '(min-width: 768px)': { padding: space[4] },
      '(hover: hover)': { ':hover': { borderColor: color.borderControl, boxShadow: depth[2] } },
    },
    ':active': { background: color.primarySoft },
  },
]);
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '52px',
  height: '52px',
  borderRadius: radius.lg,
  background: color.primarySoft,
  color: color.onPrimarySoft,
});
export const words = style({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const title = style(text.bodyStrong);
export const line = style({ color: color.textMuted, ...text.small });
export const whole = style({ whiteSpace: 'nowrap' });
