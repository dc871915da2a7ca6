import { lostPart } from '../texts/lost-part';
import { shellTexts } from '../texts/shell';
import { ErrorBlock } from '../ui/blocks/ErrorBlock';

interface Props {
  again: () => void;
  coming?: boolean;
}

/** Stands where a part of a page did not come. */
export const LostPart = ({ again, coming = false }: Props) => (
  <ErrorBlock
    title={lostPart.titulo}
    detail={lostPart.detalle}
    retry={{ label: shellTexts.reintentar, act: again, busy: coming }}
  />
);
