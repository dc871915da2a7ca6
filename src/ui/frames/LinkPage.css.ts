import { style } from '@vanilla-extract/css';
import { size, space } from '../theme/scale';

/** One centred card for a page with a single message or question. */
export const place = style({ width: '100%', maxWidth: size.dialog, margin: '0 auto', padding: `${space[4]} 0` });
