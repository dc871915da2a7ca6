import { style, styleVariants } from '@vanilla-extract/css';
import { type Space, space } from '../theme/scale';

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });
export const apart = style({ justifyContent: 'space-between' });
export const gap = styleVariants(space, (value) => ({ gap: value })) as Record<Space, string>;
