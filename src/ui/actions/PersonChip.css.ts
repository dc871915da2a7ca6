import { globalStyle, style } from '@vanilla-extract/css';
import { gutter, hover, middle, radius, size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

/** On a phone one row that scrolls to the edges of the screen, with room for the outline of a focused chip. */
export const chips = style({
  display: 'flex',
  gap: space[3],
  margin: `-${space[2]} calc(-1 * ${gutter[4]})`,
  padding: `${space[2]} ${gutter[4]}`,
  overflowX: 'auto',
  scrollPaddingInline: gutter[4],
  scrollbarWidth: 'none',
  '::-webkit-scrollbar': { display: 'none' },
  '@media': { [middle]: { flexWrap: 'wrap', margin: 0, padding: 0, overflowX: 'visible' } },
});
globalStyle(`${chips} > li`, { flex: 'none', maxWidth: '100%' });
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
