import { style } from '@vanilla-extract/css';
import { space, text } from '../theme/scale';

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const heading = style(text.title3);
