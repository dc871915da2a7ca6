import { style } from '@vanilla-extract/css';
import { middle, size } from '../theme/scale';

export const steady = style({ '@media': { [middle]: { minHeight: size.dialog } } });
