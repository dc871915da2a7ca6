import { place as placeStyle } from './SavedLink.css';

/** After all of the page, for a root of its own. */
export const savedLinkPlace = (): HTMLElement => {
  const place = document.createElement('div');
  place.className = placeStyle;
  document.body.append(place);
  return place;
};
