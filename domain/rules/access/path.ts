import { isExternal, safeUrl } from './safe-url';

const decoded = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

/** Repairs malformed percent signs, so that a path that the router could not decode still shows its page. */
export const repairPath = (path: string): string =>
  path
    .split('/')
    .map((segment) => (decoded(segment) === null ? segment.replace(/%/g, '%25') : segment))
    .join('/');

/** Where to go back to after log-in: a page of this portal other than the log-in itself, or nowhere. */
export const safeReturn = (path: string | undefined): string => {
  const address = safeUrl(path ?? '');
  if (address === null || isExternal(address)) return '';
  return /^\/(login|onboarding)?([/?#]|$)/i.test(address) ? '' : address;
};
