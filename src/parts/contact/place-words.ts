import { contactTexts as words } from '../../texts/contact';
import { shellTexts } from '../../texts/shell';

/** Texts of the combobox of places. */
export const placeWords = {
  search: words.buscar,
  close: shellTexts.cerrar,
  none: words.sinResultados,
  more: words.hayMas,
};
