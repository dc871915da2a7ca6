import { type RefObject, useLayoutEffect } from 'react';

/** Makes an element a tab stop while it can scroll. */
export const useScrollStop = (target: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = target.current;
    if (element === null) return;
    const mark = () => {
      const over = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
      if (over) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const watch = new ResizeObserver(mark);
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    mark();
    return () => watch.disconnect();
  });
};
