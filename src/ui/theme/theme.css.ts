import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { type ColorRole, colors } from './colors';
import { radius, space, still, text } from './scale';

const roles = Object.keys(colors) as ColorRole[];
const valuesOf = (theme: 'light' | 'dark') =>
  Object.fromEntries(roles.map((role) => [role, colors[role][theme]])) as Record<ColorRole, string>;

export const color = createGlobalThemeContract(
  Object.fromEntries(roles.map((role) => [role, role])) as Record<ColorRole, string>,
  // Every document lists all of them: short names in production, readable ones in development.
  (role) =>
    process.env.NODE_ENV === 'production' ? `c${roles.indexOf(role as ColorRole).toString(36)}` : `c-${role ?? ''}`,
);

createGlobalTheme(':root', color, valuesOf('light'));
createGlobalTheme(':root[data-theme="dark"]', color, valuesOf('dark'));
globalStyle(':root:not([data-theme="light"])', {
  '@media': {
    '(prefers-color-scheme: dark)': {
      vars: Object.fromEntries(roles.map((role) => [color[role], colors[role].dark])),
    },
  },
});

export const fontFamily = '"Figtree Variable", system-ui, "Segoe UI", Roboto, sans-serif';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  colorScheme: 'light dark',
  scrollPaddingTop: '88px',
  scrollPaddingBottom: '120px',
});
globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  background: color.canvas,
  color: color.text,
  fontFamily,
  // Breaks a word that is longer than its line, as with large text on a small phone.
  overflowWrap: 'break-word',
  ...text.body,
});
// Hyphenates where a line hardly fits one word.
globalStyle('body', { '@media': { '(max-width: 22em)': { hyphens: 'auto' } } });
globalStyle('h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset', { margin: 0, padding: 0, border: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('a', { color: color.link, textUnderlineOffset: '3px' });
globalStyle(':focus-visible', { outline: `3px solid ${color.focus}`, outlineOffset: '2px', borderRadius: radius.xs });
globalStyle('[tabindex="-1"]:focus', { outline: 'none' });
globalStyle('*', {
  '@media': {
    [still]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // Even a short transition would delay showing and hiding until the next frame.
      transition: 'none !important',
    },
  },
});
globalStyle('hr', { border: 0, borderTop: `1px solid ${color.border}`, margin: `${space[4]} 0` });
globalStyle('noscript', { display: 'block', padding: space[4], background: color.warningSoft, color: color.warning });
