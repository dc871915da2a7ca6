import { filtersTexts } from '../../texts/filters';
import { Button } from '../../ui/actions/Button';
import { SearchButton } from './SearchButton';

/** At the end of the form of a search: the first sends it. */
export const FilterActions = ({ onClear }: { onClear: () => void }) => (
  <>
    <SearchButton />
    <Button kind="ghost" onPress={onClear}>
      {filtersTexts.limpiar}
    </Button>
  </>
);
