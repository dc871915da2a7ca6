/** An attribute of an element that `shownOn` shows from that day on; nothing for one that always shows. `day`: yyyy-MM-dd. */
export const sinceDay = (day: string | null): string => (day === null ? '' : ` hidden data-since="${day}"`);

/** The page as it reads on that day, yyyy-MM-dd: a page without a script does not know the day. */
export const shownOn = (page: string, today: string): string =>
  page.replace(/ hidden data-since="(\d{4}-\d\d-\d\d)"/g, (hidden, day: string) => (day <= today ? '' : hidden));
