import { lostPart } from '../texts/lost-part';
import { shellTexts } from '../texts/shell';
import { ErrorBlock } from '../ui/blocks/ErrorBlock';

interface Props {
  retry: () => void;
  retrying?: boolean;
}

/** Replaces a part of a page whose chunk failed to load. */
export const LostPart = ({ retry, retrying = false }: Props) => (
  <ErrorBlock
    title={lostPart.titulo}
    detail={lostPart.detalle}
    retry={{ label: shellTexts.reintentar, act: retry, busy: retrying }}
  />
);
