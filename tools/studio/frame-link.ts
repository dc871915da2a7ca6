import type { Studio } from './studio-store';

declare global {
  interface Window {
    /** Of the studio's page, for the frame in which the screen stands. */
    estudio?: Studio;
  }
}

export const shareStudio = (page: Window, studio: Studio): void => {
  page.estudio = studio;
};
