import { style } from '@vanilla-extract/css';
import { depth } from '../theme/depth.css';
import { gutter, middle, radius, size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[5],
  minHeight: '450px',
});
export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size.formMax} / 1.7), 1fr))`,
  gap: space[4],
  '@media': { [middle]: { gap: space[5] } },
});
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minWidth: 0,
  padding: `${space[5]} ${gutter[5]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.xl,
  background: color.surface,
  color: color.text,
  boxShadow: depth[1],
  overflowWrap: 'anywhere',
  '@media': { [middle]: { padding: space[6] } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
});
export const term = style({ color: color.textMuted, ...text.small });
export const number = style(text.bodyStrong);
export const amount = style({ paddingBottom: space[3], borderBottom: `1px solid ${color.border}` });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  gap: space[4],
});
/** Aligns the buttons of all cards in a row. */
export const end = style({ display: 'grid', gap: space[3], marginTop: 'auto', paddingTop: space[2] });
