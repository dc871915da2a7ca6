import { createContext, useContext } from 'react';

/**
 * The container of overlays: the dialog that opened them, or else the page. Outside of an open dialog they would be
 * inert.
 */
export const OverlayContainer = createContext<HTMLElement | null>(null);

export const useOverlayContainer = (): HTMLElement => useContext(OverlayContainer) ?? document.body;
