import { style } from '@vanilla-extract/css';
import { gutter, middle, radius, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: `${space[4]} ${gutter[4]}`,
  border: '1px solid transparent',
  borderRadius: radius.lg,
  background: color.surfaceSunken,
  '@media': {
    [middle]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start', gap: space[4] },
  },
});
export const question = style({
  display: 'flex',
  gap: space[3],
  minWidth: 0,
  overflowWrap: 'anywhere',
  ...text.title3,
  '@media': { [middle]: { paddingTop: space[3] } },
});
export const number = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minWidth: space[6],
  height: space[6],
  border: '1px solid transparent',
  borderRadius: radius.full,
  background: color.surface,
  color: color.onPrimarySoft,
  ...text.small,
  fontWeight: 650,
});
export const body = style({ minWidth: 0 });
