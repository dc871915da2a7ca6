import { screenDate } from '../dates/date';
import { screenMoment } from '../dates/screen-moment';

/** Date, and the time in Santo Domingo if the service sends one. */
export const formatOpeningTime = (sent: string): string => {
  const at = /T\d\d:\d\d.*(Z|[+-]\d\d:?\d\d)$/.test(sent) ? Date.parse(sent) : Number.NaN;
  return Number.isNaN(at) ? screenDate(sent) : screenMoment(at);
};
