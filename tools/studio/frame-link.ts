import type { Studio } from './studio-store';

declare global {
  interface Window {
    /** Of the studio's page, for the frames in which screens stand: one, or one for each actor. */
    estudios?: Readonly<Record<string, Studio>>;
  }
}

/** Of the only one. */
const only = '';

export const frameOf = (actor = only): string => `pantalla.html#${encodeURIComponent(actor)}`;

export const shareStudios = (page: Window, studios: Readonly<Record<string, Studio>>): void => {
  page.estudios = studios;
};

export const shareStudio = (page: Window, studio: Studio): void => shareStudios(page, { [only]: studio });
