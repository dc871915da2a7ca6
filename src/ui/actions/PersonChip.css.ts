import { style } from '@vanilla-extract/css';
import { hover, radius, size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  maxWidth: '100%',
  minHeight: size.control,
  padding: `${space[1]} ${space[4]} ${space[1]} ${space[1]}`,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.full,
  background: color.surface,
  color: color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ...text.control,
  selectors: {
    '&[aria-current]': {
      borderColor: color.primary,
      boxShadow: `inset 0 0 0 1px ${color.primary}`,
      background: color.primarySoft,
      color: color.onPrimarySoft,
    },
  },
  '@media': { [hover]: { ':hover': { borderColor: color.borderHover } } },
});
