import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';

/** 1 card, 2 hover and menus, 3 overlays. In the dark theme a hairline does most of the separation. */
export const depth = createGlobalThemeContract({ 1: '1', 2: '2', 3: '3' }, (level) => `d-${level ?? ''}`);

const light = {
  1: '0 1px 2px rgba(16,40,45,.06), 0 1px 1px rgba(16,40,45,.04)',
  2: '0 2px 4px rgba(16,40,45,.04), 0 8px 24px -6px rgba(16,40,45,.1)',
  3: '0 4px 10px rgba(16,40,45,.08), 0 28px 64px -12px rgba(7,30,36,.32)',
};
const dark = {
  1: '0 0 0 1px rgba(255,255,255,.04)',
  2: '0 0 0 1px rgba(255,255,255,.05), 0 10px 28px rgba(0,0,0,.35)',
  3: '0 0 0 1px rgba(255,255,255,.08), 0 28px 64px rgba(0,0,0,.6)',
};

createGlobalTheme(':root', depth, light);
createGlobalTheme(':root[data-theme="dark"]', depth, dark);
globalStyle(':root:not([data-theme="light"])', {
  '@media': {
    '(prefers-color-scheme: dark)': { vars: { [depth[1]]: dark[1], [depth[2]]: dark[2], [depth[3]]: dark[3] } },
  },
});
