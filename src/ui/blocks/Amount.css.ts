import { style } from '@vanilla-extract/css';
import { text } from '../theme/scale';

export const amount = style({ ...text.amount, whiteSpace: 'nowrap' });
