import type { Theme } from '../../domain/rules/screen/theme';

export interface ThemeSwitch {
  apply(theme: Theme): void;
}

const attribute = { claro: 'light', oscuro: 'dark' } as const;

/** Switches the colours of the page and of the browser's bar. */
export const themeSwitch = (document: Pick<Document, 'documentElement' | 'querySelectorAll'>): ThemeSwitch => {
  const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((meta) => ({
    meta,
    asDevice: meta.media,
  }));
  return {
    apply: (theme) => {
      const { dataset } = document.documentElement;
      if (theme === 'sistema') delete dataset.theme;
      else dataset.theme = attribute[theme];
      for (const { meta, asDevice } of bars) {
        if (theme === 'sistema') meta.media = asDevice;
        else meta.media = asDevice.includes(attribute[theme]) ? 'all' : 'not all';
      }
    },
  };
};
