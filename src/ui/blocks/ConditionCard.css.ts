import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { depth } from '../theme/depth.css';
import { gutter, radius, size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: `${space[3]} ${gutter[4]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.xl,
  background: color.surface,
  boxShadow: depth[1],
});
export const card = styleVariants({
  calm: [base],
  marked: [base, { borderColor: color.primary, boxShadow: `0 0 0 1px ${color.primary}` }],
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
});
export const question = style({
  display: 'grid',
  flex: '1 1 7rem',
  alignContent: 'center',
  minWidth: 0,
  // As high as the answers beside it, whose error is below them.
  minHeight: `calc(${size.targetMin} + 2 * ${space[1]})`,
  overflowWrap: 'anywhere',
  ...text.bodyStrong,
});
// At the edge of the card, even if an error line below is longer.
globalStyle(`${head} > [role="radiogroup"]`, {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  marginInlineStart: 'auto',
});
globalStyle(`${head} > [role="radiogroup"] > [id$="-error"]`, {
  order: 1,
  // As wide as the answers, so that it does not move them.
  width: 0,
  minWidth: '100%',
});
