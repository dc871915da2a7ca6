import { style } from '@vanilla-extract/css';

export const middle = style({ minHeight: '60dvh', display: 'grid', alignContent: 'center' });
