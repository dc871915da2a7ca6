import { style } from '@vanilla-extract/css';
import { space } from '../theme/scale';

export const screenHigh = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[5],
  // Reaches below the screen, where a sticky bar at its end stays visible.
  minHeight: '100dvh',
});
