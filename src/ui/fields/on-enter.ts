import type { KeyboardEvent } from 'react';

/** In place of what Enter does by itself; not while a keyboard still composes a word with it. */
export const onEnter = (act: (() => void) | undefined) => (event: KeyboardEvent) => {
  if (act === undefined || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  act();
};
