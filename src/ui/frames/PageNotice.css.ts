import { style } from '@vanilla-extract/css';
import { space } from '../theme/scale';

export const pageNotice = style({ marginBottom: space[6] });
