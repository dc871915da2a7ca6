import { shellTexts } from '../texts/shell';
import { Spinner } from '../ui/blocks/Spinner';
import { Narrow } from '../ui/layout/Narrow';

export const Loading = () => (
  <Narrow>
    <Spinner label={shellTexts.cargando} />
  </Narrow>
);
