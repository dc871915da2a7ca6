import { style } from '@vanilla-extract/css';
import { space, text } from '../theme/scale';

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });
export const heading = style(text.title2);
