import { globalStyle, style } from '@vanilla-extract/css';
import { size, space } from '../theme/scale';

export const pair = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: `${space[4]} ${space[3]}` });
globalStyle(`${pair} > :first-child`, { flex: `1 0 ${size.pairFirst}` });
globalStyle(`${pair} > :last-child`, { flex: `100 1 ${size.pairRest}` });
