import { shellTexts } from '../../texts/shell';
import { Narrow } from '../../ui/Narrow';
import { Spinner } from '../../ui/Spinner';

export const Loading = () => (
  <Narrow>
    <Spinner label={shellTexts.cargando} />
  </Narrow>
);
