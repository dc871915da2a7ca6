import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { depth } from '../theme/depth.css';
import { lowScreenLength } from '../theme/low-screen-length';
import { gutter, layer, middle, motion, radius, size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });
const inset = gutter[5];
const wideInset = space[7];
const safeEnd = `calc(${space[5]} + env(safe-area-inset-bottom))`;

/** In rem, which large text makes higher. */
const lowCover = '(max-height: 30rem)';
const cover = style({
  position: 'fixed',
  containerType: 'size',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  justifyItems: 'center',
  background: color.scrim,
  animation: `${fade} ${motion.base}`,
  '@media': { [middle]: { alignItems: 'center', padding: wideInset } },
});
// Places snackbars above its title, since the scrim covers the top bar. Selected by attribute, as in TaskFrame.
globalStyle(`body:has(${cover}) section[aria-live="off"]`, { top: space[2] });
export const scrim = styleVariants({
  calm: [cover, { zIndex: layer.scrim }],
  urgent: [cover, { zIndex: layer.inactivity }],
});
const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxHeight: ['94vh', '94dvh'],
  overflowX: 'hidden',
  overflowY: 'auto',
  paddingTop: space[3],
  borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: depth[3],
  animation: `${rise} ${motion.base} ${motion.easeOut}`,
  outline: '1px solid transparent',
  '::before': {
    content: '',
    flex: 'none',
    width: '44px',
    margin: `0 auto ${space[3]}`,
    border: '2.5px solid',
    borderColor: color.border,
    borderRadius: radius.full,
  },
  '@media': {
    [middle]: {
      maxHeight: ['calc(100vh - 4rem)', 'calc(100dvh - 4rem)'],
      paddingTop: space[6],
      borderRadius: radius.sheet,
      '::before': { display: 'none' },
    },
  },
});
/** Full screen, for a code to be scanned. */
const full = {
  position: 'fixed',
  inset: 0,
  maxHeight: 'none',
  maxWidth: 'none',
  paddingTop: space[6],
  borderRadius: 0,
  '::before': { display: 'none' },
} as const;
export const panel = {
  ...styleVariants({ sm: size.dialog, md: size.dialogMd, lg: size.dialogLg }, (maxWidth) => [
    sheet,
    { '@media': { [middle]: { maxWidth } } },
  ]),
  full: style([sheet, { ...full, '@media': { [middle]: full } }]),
};
export const head = style({
  display: 'grid',
  flex: 'none',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[2],
  padding: `0 ${space[3]} 0 ${inset}`,
  '@media': { [middle]: { padding: `0 ${space[5]} 0 ${wideInset}` } },
});
const heading = style({ gridColumn: 2, padding: `${space[2]} 0`, overflowWrap: 'anywhere', ...text.title2 });
export const title = styleVariants({
  aside: [heading, { gridColumn: '1 / 3' }],
  between: [heading, { textAlign: 'center' }],
  alone: [heading, { gridColumn: '1 / 4', textAlign: 'center' }],
});
export const back = style({ marginInlineStart: `calc(-1 * ${space[3]})` });
const scroll = style({
  display: 'grid',
  flex: 'auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[4],
  // The body scrolls between head and foot; on low screens the whole dialog scrolls.
  minHeight: lowScreenLength('12rem'),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // A field that takes the focus stays clear of head and foot, with its label and hint.
  scrollPaddingBlock: space[8],
  padding: `${space[2]} ${inset} ${space[5]}`,
  overflowWrap: 'anywhere',
  ':focus-visible': { outlineOffset: '-3px' },
  // The last element if there are no actions.
  selectors: { '&:nth-last-child(2)': { paddingBottom: safeEnd } },
  '@media': {
    [middle]: { paddingInline: wideInset, selectors: { '&:nth-last-child(2)': { paddingBottom: wideInset } } },
    '(max-height: 420px)': { flex: 'none', overflowY: 'visible' },
  },
  // Where containers are not queried, the body keeps the height above.
  '@container': { [lowCover]: { flex: 'none', minHeight: 0, overflowY: 'visible' } },
});
export const body = styleVariants({
  aside: [scroll],
  centred: [scroll, { justifyItems: 'center', textAlign: 'center', color: color.textMuted }],
});
globalStyle(`${body.centred} strong`, { color: color.text });
const foot = style({
  display: 'grid',
  flex: 'none',
  gap: space[3],
  padding: `${space[3]} ${inset} ${safeEnd}`,
  '@media': { [middle]: { padding: `${space[4]} ${wideInset} ${wideInset}` } },
});
export const footer = styleVariants({
  aside: [
    foot,
    {
      borderTop: `1px solid ${color.border}`,
      '@media': { [middle]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'center' } },
    },
  ],
  centred: [foot, { paddingTop: 0, '@media': { [middle]: { paddingTop: 0 } } }],
});
export const note = style({ marginInlineEnd: 'auto', color: color.textMuted, ...text.small });
export const lead = style({
  padding: `${space[3]} 0`,
  '@media': { [middle]: { padding: `${space[2]} 0 ${space[4]}` } },
});
export const overlays = style({ position: 'absolute' });
