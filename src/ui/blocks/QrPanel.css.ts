import { style } from '@vanilla-extract/css';
import { space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const panel = style({ display: 'grid', justifyItems: 'center', gap: space[2], textAlign: 'center' });
export const title = style(text.title3);
export const detail = style({ color: color.textMuted });
export const action = style({ width: '100%', paddingTop: space[3] });
