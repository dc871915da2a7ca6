import { place as placeStyle } from './SavedLink.css';

/** A container after the page, for a React root of its own. */
export const savedLinkPlace = (): HTMLElement => {
  const place = document.createElement('div');
  place.className = placeStyle;
  document.body.append(place);
  return place;
};
