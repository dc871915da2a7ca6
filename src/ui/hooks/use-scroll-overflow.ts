import { type RefObject, useEffect } from 'react';

/** Marks the ends of a row that can be scrolled further, and scrolls the selected item into view. */
export const useScrollOverflow = (target: RefObject<HTMLElement | null>, selected: string): void => {
  useEffect(() => {
    const row = target.current;
    if (row === null) return;
    const mark = () => {
      const rest = row.scrollWidth - row.clientWidth - row.scrollLeft;
      row.dataset.more = [row.scrollLeft > 1 && 'start', rest > 1 && 'end'].filter(Boolean).join(' ');
    };
    const watch = new ResizeObserver(mark);
    watch.observe(row);
    row.addEventListener('scroll', mark, { passive: true });
    return () => {
      watch.disconnect();
      row.removeEventListener('scroll', mark);
    };
  }, [target]);
  useEffect(() => {
    const item = selected === '' ? null : target.current?.querySelector('[aria-selected="true"], [aria-current]');
    item?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [target, selected]);
};
