import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { middle, radius, space, still, text } from '../theme/scale';
import { color } from '../theme/theme.css';
import { card } from './Card.css';

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

export const frame = style({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
/** For outdated rows; the text keeps sufficient contrast. */
export const old = style({ opacity: 0.85 });
export const passing = style({
  position: 'absolute',
  inset: '0 0 auto',
  height: '3px',
  overflow: 'hidden',
  borderRadius: radius.full,
  '::after': {
    content: '',
    display: 'block',
    width: '40%',
    height: '100%',
    background: color.primary,
    animation: `${pass} 1.2s linear infinite`,
  },
  '@media': { [still]: { '::after': { width: '100%', animation: 'none' } } },
});
export const sheet = style([
  card,
  { overflowX: 'auto', '@media': { [middle]: { padding: `${space[1]} ${space[3]}` } } },
]);
export const table = style({ width: '100%', borderCollapse: 'collapse' });
const edge = style({ padding: `${space[3]} ${space[2]}`, textAlign: 'start', verticalAlign: 'middle' });
export const columnHead = style([edge, { color: color.textMuted, ...text.small, fontWeight: 600 }]);
export const cell = style([
  edge,
  {
    minWidth: '6.5rem',
    borderTop: `1px solid ${color.border}`,
    overflowWrap: 'anywhere',
    ...text.control,
    fontWeight: 400,
  },
]);
export const whole = style([cell, { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }]);
export const lead = style([cell, { minWidth: '12rem' }]);
export const deeds = style([cell, { width: '1%' }]);
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
globalStyle(`${deeds} > ${buttons}`, { justifyContent: 'flex-end', minWidth: 'max-content', maxWidth: '20rem' });
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  '@media': { [middle]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const rowCard = style([card, { display: 'flex', flexDirection: 'column', gap: space[3], padding: space[4] }]);
export const cardLead = style({ overflowWrap: 'anywhere', ...text.control });
export const facts = style({ display: 'grid', gap: space[2] });
export const term = style({ color: color.textMuted, ...text.small });
export const value = style({ overflowWrap: 'anywhere', ...text.control, fontWeight: 400 });
globalStyle(`${rowCard} > ${buttons}`, { marginTop: 'auto' });
globalStyle(`${rowCard} > ${buttons} > *`, { flex: '1 1 auto' });
