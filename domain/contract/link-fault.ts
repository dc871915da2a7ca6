import type { Failure } from './problem';

/** What is wrong with the link itself. In Spanish, because charts use these words. */
export type LinkFault = 'vencido' | 'usado' | 'invalido';

/** null: the link may be good, the call was not. A back end that refuses an old link as unauthorised means an expired one. */
export const linkFaultOf = ({ status }: Failure): LinkFault | null => {
  switch (status) {
    case 401:
    case 410:
      return 'vencido';
    case 409:
      return 'usado';
    case 400:
    case 403:
    case 404:
    // The address is too long.
    case 414:
    case 431:
      return 'invalido';
    default:
      return null;
  }
};
