import { rangeToUrl } from '../../../domain/rules/history/history-filters';
import type { RequestFilters } from '../../../domain/rules/requests/request-filters';

/** The number of active filters; page, page size and the open case do not count. */
export const countFilters = (asked: RequestFilters, today: string): number => {
  const { tipo, estado, numero, desde, hasta } = rangeToUrl(asked, today);
  return [tipo, estado, numero, desde + hasta].filter((word) => word !== '').length;
};
