import { style } from '@vanilla-extract/css';
import { color } from '../theme/theme.css';

export const lead = style({ color: color.textMuted });
