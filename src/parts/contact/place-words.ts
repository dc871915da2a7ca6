import { contactTexts as words } from '../../texts/contact';
import { shellTexts } from '../../texts/shell';

/** Of a list of places that is searched. */
export const placeWords = {
  search: words.buscar,
  close: shellTexts.cerrar,
  none: words.sinResultados,
  more: words.hayMas,
};
