import { style } from '@vanilla-extract/css';
import { color } from '../theme/theme.css';

export const counted = style({ display: 'inline-grid', position: 'relative' });
export const count = style({
  position: 'absolute',
  bottom: '13px',
  // Centred on the bell, so that more digits do not cover the neighbour.
  left: '25px',
  translate: '-50%',
  minWidth: '20px',
  padding: '0 5px',
  borderRadius: '10px',
  boxShadow: `0 0 0 2px ${color.canvas}`,
  background: color.errorSolid,
  color: color.onError,
  textAlign: 'center',
  fontSize: '13px',
  lineHeight: '20px',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(forced-colors: active)': { outline: '1px solid' } },
});
