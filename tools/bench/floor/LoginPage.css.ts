import { createTheme, globalStyle, style } from '@vanilla-extract/css';

const [theme, vars] = createTheme({
  color: { surface: '#fff', text: '#1a2b30', border: '#70848a', action: '#0a5a66', scrim: 'rgba(7, 30, 36, .5)' },
  space: { small: '8px', medium: '16px', large: '24px' },
});

globalStyle('*', { boxSizing: 'border-box' });
globalStyle('body', { margin: 0, fontFamily: 'system-ui, sans-serif', lineHeight: 1.5 });

export const page = style([
  theme,
  {
    maxWidth: '440px',
    minHeight: '100dvh',
    margin: '0 auto',
    padding: vars.space.large,
    background: vars.color.surface,
    color: vars.color.text,
  },
]);
export const form = style({ display: 'grid', gap: vars.space.medium });
export const field = style({ display: 'grid', gap: vars.space.small });
export const input = style({
  minHeight: '48px',
  padding: `0 ${vars.space.medium}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: '8px',
  font: 'inherit',
});
export const button = style({
  minHeight: '48px',
  border: 0,
  borderRadius: '8px',
  background: vars.color.action,
  color: vars.color.surface,
  font: 'inherit',
});
export const notice = style({ margin: 0, padding: vars.space.medium, border: `1px solid ${vars.color.border}` });
export const scrim = style([theme, { position: 'fixed', inset: 0, background: vars.color.scrim }]);
export const dialog = style([
  theme,
  {
    position: 'fixed',
    inset: `auto ${vars.space.medium} ${vars.space.medium}`,
    padding: vars.space.large,
    borderRadius: '16px',
    background: vars.color.surface,
  },
]);
