import { style } from '@vanilla-extract/css';
import { color } from '../theme/theme.css';

export const counted = style({ display: 'inline-grid', position: 'relative' });
export const count = style({
  position: 'absolute',
  // Covers the top of the bell at any size of it.
  bottom: 'calc(100% - 11px)',
  // Centred on the bell's edge, so that more digits do not cover the neighbour.
  left: 'calc(100% + 1px)',
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
