import { lostPart } from '../texts/lost-part';
import { shellTexts } from '../texts/shell';
import { ErrorBlock } from '../ui/blocks/ErrorBlock';

interface Props {
  retry: () => void;
  retrying?: boolean;
}

/** Stands where a part of a page did not load. */
export const LostPart = ({ retry, retrying = false }: Props) => (
  <ErrorBlock
    title={lostPart.titulo}
    detail={lostPart.detalle}
    retry={{ label: shellTexts.reintentar, act: retry, busy: retrying }}
  />
);
