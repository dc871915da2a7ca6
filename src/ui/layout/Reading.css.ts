import { style } from '@vanilla-extract/css';
import { size } from '../theme/scale';

export const reading = style({ maxWidth: `calc(${size.formMax} * 1.5)` });
