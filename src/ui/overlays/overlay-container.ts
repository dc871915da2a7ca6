import { createContext, useContext } from 'react';

/** Where overlays are put: the dialog they are opened in, else the page. Outside of it they would be out of reach. */
export const OverlayContainer = createContext<HTMLElement | null>(null);

export const useOverlayContainer = (): HTMLElement => useContext(OverlayContainer) ?? document.body;
