import { globalStyle, style } from '@vanilla-extract/css';
import { gutter, middle, space } from '../theme/scale';

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(min-content, 1fr)',
  gap: space[3],
  width: '100%',
  '@media': { [middle]: { display: 'flex', justifyContent: 'flex-end', alignItems: 'flex-start' } },
});
globalStyle(`${actions} > button`, { paddingInline: gutter[3], '@media': { [middle]: { paddingInline: space[6] } } });
/** Next to the steps, whether or not there is a back button. */
export const leave = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space[3],
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [middle]: { flex: 1, flexDirection: 'row-reverse', flexWrap: 'wrap', minWidth: 0 } },
});
