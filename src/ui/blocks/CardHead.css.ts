import { globalStyle, style } from '@vanilla-extract/css';
import { space, text } from '../theme/scale';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  marginBottom: space[5],
});
export const line = style([head, { flexWrap: 'nowrap', alignItems: 'flex-start' }]);
/** The title breaks, the button does not. */
globalStyle(`${line} > button`, { flex: 'none' });
export const title = style({ overflowWrap: 'anywhere', minWidth: 0, ...text.title2 });
