import { globalStyle as look } from '@vanilla-extract/css';
import { depth } from '../../src/ui/theme/depth.css';
import { radius, space, text } from '../../src/ui/theme/scale';
import { color, fontFamily } from '../../src/ui/theme/theme.css';

const line = `1px solid ${color.border}`;
const tall = '(min-width: 70rem) and (min-height: 36rem)';
const narrow = '(max-width: 44rem)';

const dense = { fontSize: '0.875rem', lineHeight: '1.25rem' };
const small = { fontSize: '0.8125rem', lineHeight: '1.125rem' };

look('#root', { ...dense, display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
look('h1, h2', { ...text.title3, fontSize: '1rem' });
look('h3', { ...dense, fontWeight: 650 });
look('li', { overflowWrap: 'anywhere' });
look('ol', { listStyle: 'decimal', paddingInlineStart: space[6] });
look('label', { minWidth: 0 });
look('kbd', { padding: `0 ${space[1]}`, border: line, borderRadius: '4px', fontFamily: 'inherit' });

look('header', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[6]}`,
  padding: `${space[2]} ${space[4]}`,
  background: color.surface,
  borderBottom: line,
});
look('.state', { flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });

look('button, .button, select, textarea, input[type="search"], form input', {
  minHeight: '2rem',
  maxWidth: '100%',
  padding: `${space[1]} ${space[3]}`,
  background: color.surface,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.xs,
});
look('button, .button', { cursor: 'pointer', textAlign: 'start', fontWeight: 550 });
look('.button', { position: 'relative', color: 'inherit', textDecoration: 'none' });
look('button:hover, .button:hover', { background: color.primarySoft, borderColor: color.primary });
look('button[aria-disabled="true"]', {
  cursor: 'default',
  background: 'none',
  borderStyle: 'dashed',
  borderColor: color.borderControl,
  color: color.textMuted,
});
look('textarea', { width: '100%', fontFamily: 'monospace', fontSize: '0.8125rem' });
look('input[type="checkbox"], input[type="radio"]', { accentColor: color.primary });
look('fieldset.row', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[2]}`,
  minWidth: 0,
});
look('legend', { padding: 0, marginBottom: space[1], fontWeight: 600, overflowWrap: 'anywhere' });
look('.aloud', { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' });
look('label.button:focus-within', { outline: `2px solid ${color.primary}`, outlineOffset: '2px' });
look('.choice', {
  display: 'inline-flex',
  position: 'relative',
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.xs,
  overflow: 'hidden',
});
look('.choice label', { display: 'flex', alignItems: 'center', gap: space[1], padding: `${space[1]} ${space[3]}` });
look('.choice label:has(:checked)', { background: color.primarySoft, color: color.onPrimarySoft, fontWeight: 600 });
look('.row', { display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[3]}`, alignItems: 'center' });
look('.quiet', { ...small, color: color.textMuted });

look('main', {
  flex: '1 1 auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[3],
  padding: space[3],
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
look('.single', { display: 'block' });
look('.unknown li', { listStyle: 'none', paddingBlock: space[1] });
look('section, .side, .panel, .chart-side, .drawing, .offers, .part', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  alignContent: 'start',
});
look('.side, .screen', {
  padding: space[3],
  background: color.surface,
  borderRadius: radius.md,
  boxShadow: depth[1],
});
look('.side', { gap: space[5] });
look('.side > section', { gap: space[4] });
look('.offers:empty', { display: 'none' });
look('.chart-side', { gridColumn: '1 / -1' });

// On a large screen each part scrolls by itself, and the chart has the height of the window.
look('#root', { '@media': { [tall]: { height: '100dvh' } } });
look('main:not(.single)', {
  '@media': {
    [tall]: {
      minHeight: 0,
      gridTemplateColumns: 'minmax(0, 1fr) 15rem 21.5rem',
      gridTemplateRows: 'minmax(0, 1fr)',
      alignItems: 'stretch',
    },
  },
});
look('.chart-side, .panel, .drawing', {
  '@media': { [tall]: { gridColumn: 'auto', display: 'flex', flexDirection: 'column', minHeight: 0 } },
});
// With room for the ring around what has the focus.
look('.panel', { '@media': { [tall]: { flex: '1 1 0', overflow: 'auto', padding: '4px', margin: '-4px' } } });
look('.drawing', { '@media': { [tall]: { flex: '1 0 auto' } } });
look('.side, .screen', { '@media': { [tall]: { overflow: 'auto', minHeight: 0, gridAutoRows: 'max-content' } } });
look('main[data-width="escritorio"]', {
  '@media': { [tall]: { gridTemplateColumns: 'minmax(16rem, 1fr) 15rem minmax(0, 1.6fr)' } },
});
look('main[data-width="escritorio"] .screen', { gridColumn: '1 / -1' });
look('main[data-width="escritorio"] .screen', { '@media': { [tall]: { gridColumn: 'auto' } } });

look('.tabs', { display: 'flex', flexWrap: 'wrap', gap: space[1] });
look('.tabs button', { background: 'none', borderColor: 'transparent' });
look('.tabs button:hover', { background: color.primarySoft });
look('.tabs [aria-selected="true"]', {
  background: color.primarySoft,
  color: color.onPrimarySoft,
  borderColor: color.primary,
});
look('.search', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
look('.search label', { display: 'flex', alignItems: 'center', gap: space[2] });
look('.search input', { width: '10rem' });
look('.canvas', { position: 'relative', display: 'flex', flex: '1 1 0', minHeight: 0 });
look('.canvas .picture', { flex: '1 1 0', minWidth: 0 });
look('.zoom', {
  position: 'absolute',
  insetBlockEnd: space[2],
  insetInlineEnd: space[2],
  alignItems: 'center',
  padding: space[1],
  background: color.surfaceRaised,
  borderRadius: radius.sm,
  boxShadow: depth[2],
});
look('.zoom output', { minWidth: '3.25rem', textAlign: 'center', fontVariantNumeric: 'tabular-nums' });
look('.zoom button[aria-label]', { width: '2rem', paddingInline: 0, textAlign: 'center' });
look('.picked-state', {
  padding: `${space[2]} ${space[3]}`,
  background: color.infoSoft,
  color: color.text,
  borderRadius: radius.xs,
});

look('.picture, .wide', {
  display: 'block',
  overflow: 'auto',
  background: color.canvas,
  border: line,
  borderRadius: radius.sm,
});
look('.picture', {
  overflow: 'hidden',
  height: '60vh',
  minHeight: '20rem',
  touchAction: 'none',
  cursor: 'grab',
  userSelect: 'none',
  '@media': { [tall]: { height: 'auto', minHeight: '14rem' } },
});
look('.picture:active', { cursor: 'grabbing' });
look('.picture svg', { display: 'block' });
look('.wide', { height: '75vh', '@media': { [tall]: { height: '100%' } } });

// Text keeps its share of the box at any zoom.
look('.chart text', { fontFamily, textRendering: 'geometricPrecision' });
look('.chart .tip', { fill: 'context-stroke' });
look('.chart .back', { fill: 'none' });
look('.chart [data-state]', { cursor: 'pointer' });
look('.chart .around > rect', { stroke: color.primary, strokeWidth: 2 });
look('.chart .now > rect', {
  stroke: color.primary,
  strokeWidth: 4,
  vectorEffect: 'non-scaling-stroke',
  outline: `2px solid ${color.primary}`,
  outlineOffset: '3px',
});
look('.chart .taken, .chart text.taken', { fontWeight: 700, fill: color.text });
look('.chart path.taken', { fill: 'none', stroke: color.text, strokeWidth: 2 });
look('.chart path.out', { stroke: color.primary, strokeWidth: 3, vectorEffect: 'non-scaling-stroke' });
look('.chart text.word.out', { fontWeight: 700, fill: color.primary });
look('.chart text.last', { textDecoration: 'underline', fill: color.info });
look('.chart path.last', {
  stroke: color.info,
  strokeWidth: 3,
  strokeDasharray: '10 4',
  vectorEffect: 'non-scaling-stroke',
});
look('.chart .found > rect', {
  stroke: color.warning,
  strokeWidth: 3,
  strokeDasharray: '8 4',
  vectorEffect: 'non-scaling-stroke',
});
look('.chart .picked > rect', {
  stroke: color.warning,
  strokeWidth: 5,
  strokeDasharray: 'none',
  vectorEffect: 'non-scaling-stroke',
});

look('table', { borderCollapse: 'collapse', ...small });
look('caption', { textAlign: 'start', padding: space[2], fontWeight: 600 });
look('th, td', { textAlign: 'start', verticalAlign: 'top', padding: `${space[1]} ${space[3]}`, borderBottom: line });
look('[aria-current="true"], [aria-current="step"]', { background: color.infoSoft });
look('.history', { maxHeight: '24rem', overflow: 'auto' });

look('.device-room', { display: 'block', overflow: 'auto', padding: '14px', margin: '-14px' });
look('.device', {
  position: 'relative',
  boxSizing: 'content-box',
  overflow: 'hidden',
  marginInline: 'auto',
  background: color.canvas,
  boxShadow: depth[2],
});
look('.device.telefono', { border: `10px solid ${color.inverseSurface}`, borderRadius: '36px' });
look('.device.escritorio', { border: `8px solid ${color.inverseSurface}`, borderRadius: radius.sm });
look(':root[data-theme="dark"] .device', { borderColor: color.borderControl });
look('.device iframe', { display: 'block', border: 0, transformOrigin: '0 0' });

look('dl', { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: `${space[1]} ${space[3]}` });
look('dt', { fontWeight: 600 });
look('pre', { margin: 0, maxHeight: '16rem', overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

look('.proposal > *', { marginBlockEnd: space[4] });
look('.proposal .part', { padding: space[3], background: color.surface, borderRadius: radius.md, boxShadow: depth[1] });
look('.proposal .part .part', { padding: 0, boxShadow: 'none' });
look('.proposal .picture', { height: '60vh', minHeight: '16rem' });
look('.proposal .sides .picture', { height: '45vh' });
look('.proposal label > textarea', { display: 'block' });
look('.proposal input[type="file"]', { maxWidth: '100%' });
look('.paths', { overflow: 'auto' });
look('.difference', { listStyle: 'none', padding: 0 });
look('.difference li', { borderInlineStart: '3px solid transparent', paddingInlineStart: space[2] });
look('.difference .comes', { borderColor: color.success });
look('.difference .goes', { borderColor: color.error, borderInlineStartStyle: 'dashed' });
look('.difference .changes', { borderColor: color.warning, borderInlineStartStyle: 'dotted' });
look('.sides', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[3],
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

look('main.together', {
  '@media': { [tall]: { gridTemplateColumns: '22rem minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr)' } },
});
look('.actors', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  gap: space[3],
  alignContent: 'start',
  '@media': { [tall]: { overflow: 'auto', minHeight: 0 } },
});
look('.actor', { padding: space[3], background: color.surface, borderRadius: radius.md, boxShadow: depth[1] });
look('.actor .picture', { height: '20rem', minHeight: '12rem' });
