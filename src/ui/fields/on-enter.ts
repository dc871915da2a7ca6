import type { KeyboardEvent } from 'react';

/** Replaces the default of Enter, except during an IME composition. */
export const onEnter = (act: (() => void) | undefined) => (event: KeyboardEvent) => {
  if (act === undefined || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  act();
};
