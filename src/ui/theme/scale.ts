/* @__NO_SIDE_EFFECTS__ */
const rem = (px: number) => `${px / 16}rem`;

/** Sizes scale with the reader's font size; hairlines and radii do not. */
export const space = {
  0: '0',
  1: rem(4),
  2: rem(8),
  3: rem(12),
  4: rem(16),
  5: rem(20),
  6: rem(24),
  7: rem(32),
  8: rem(40),
  9: rem(56),
  10: rem(72),
} as const;
export type Space = keyof typeof space;

/** Beside text: at any font size no wider than on the smallest phone at the default size. */
export const gutter = {
  2: `min(${space[2]}, 2.5vw)`,
  3: `min(${space[3]}, 3.75vw)`,
  4: `min(${space[4]}, 5vw)`,
  5: `min(${space[5]}, 6.25vw)`,
  6: `min(${space[6]}, 7.5vw)`,
} as const;

export const radius = {
  xs: '8px',
  sm: '12px',
  md: '14px',
  lg: '16px',
  xl: '20px',
  xxl: '24px',
  sheet: '28px',
  full: '999px',
} as const;

/* @__NO_SIDE_EFFECTS__ */
const type = (size: number, line: number, weight: number, tracking?: string) => ({
  fontSize: rem(size),
  lineHeight: rem(line),
  fontWeight: weight,
  ...(tracking === undefined ? {} : { letterSpacing: tracking }),
});

/** Large text, which at any font size leaves room for a long word on a phone. */
/* @__NO_SIDE_EFFECTS__ */
const title = (size: number, line: number, tracking: string) => ({
  ...type(size, line, 700, tracking),
  fontSize: `min(${rem(size)}, 9vw)`,
  lineHeight: String(Math.round((10_000 * line) / size) / 10_000),
});

export const text = {
  caption: type(14, 18, 550),
  small: type(15, 22, 400),
  control: type(16, 22, 600),
  body: type(17, 26, 400),
  bodyStrong: type(17, 26, 650),
  title3: type(17, 24, 650),
  title2: title(21, 28, '-0.012em'),
  title1: title(28, 34, '-0.018em'),
  title1Wide: type(32, 40, 700, '-0.018em'),
  hero: title(27, 33, '-0.018em'),
  heroWide: type(38, 46, 700, '-0.018em'),
  amount: title(30, 36, '-0.02em'),
  brand: type(18, 22, 700, '-0.015em'),
  tagline: type(34, 41, 700, '-0.02em'),
} as const;

export const size = {
  targetMin: rem(44),
  target: rem(48),
  control: rem(52),
  icon: rem(24),
  iconSmall: rem(20),
  iconTiny: rem(16),
  mark: `min(${rem(36)}, 44px)`,
  tile: rem(40),
  pairFirst: rem(128),
  pairRest: rem(168),
  topBar: `min(${rem(64)}, 72px)`,
  topBarWide: rem(72),
  drawer: `max(250px, min(${rem(250)}, 36vw))`,
  bottomBar: rem(70),
  row: rem(56),
  pill: `min(${rem(60)}, 72px)`,
  iconPill: `min(${rem(32)}, 36px)`,
  menuIndent: rem(36),
  pageMax: rem(1160),
  hero: rem(150),
  heroWide: rem(188),
  contentMax: rem(1080),
  formMax: rem(432),
  entryMax: rem(520),
  entryArt: rem(168),
  entryArtMiddle: rem(280),
  taglineMax: rem(440),
  dialog: rem(480),
  dialogMd: rem(640),
  dialogLg: rem(720),
  snackbar: rem(520),
} as const;

export const motion = {
  fast: '140ms',
  base: '220ms',
  slow: '320ms',
  patience: '15s',
  easeOut: 'cubic-bezier(.2,.7,.2,1)',
} as const;
export const wide = '(min-width: 1024px)';
export const narrow = `not all and ${wide}`;
export const middle = '(min-width: 768px)';
/** A phone held sideways. */
export const low = '(max-height: 480px)';
export const hover = '(hover: hover)';
export const forced = '(forced-colors: active)';
export const still = '(prefers-reduced-motion: reduce)';
export const layer = {
  bars: 20,
  drawer: 21,
  popover: 30,
  scrim: 40,
  dialog: 41,
  snackbar: 60,
  inactivity: 70,
} as const;
