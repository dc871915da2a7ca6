import { routeAt } from './routes';

/** A malformed percent sign leaves the text unchanged: the page then reports an invalid link. */
const decodeOnce = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** A parameter comes bare or as `Name=value`. Only the known name is cut off: tokens end in `=` of their own. */
export const paramValue = (raw: string, name: string): string => {
  const text = decodeOnce(raw);
  return text.toLowerCase().startsWith(`${name.toLowerCase()}=`) ? text.slice(name.length + 1) : text;
};

/** The parameter of an address of the portal, taken from the path as the browser shows it; empty when there is none. */
export const routeParam = (pathname: string): string => {
  const place = routeAt(pathname);
  return place?.route.param === undefined ? '' : paramValue(place.rest, place.route.param);
};
