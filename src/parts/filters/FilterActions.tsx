import { filtersTexts } from '../../texts/filters';
import { Button } from '../../ui/actions/Button';
import { SearchIcon } from '../../ui/icons/SearchIcon';

/** At the end of the form of a search: the first sends it. */
export const FilterActions = ({ onClear }: { onClear: () => void }) => (
  <>
    <Button type="submit" icon={<SearchIcon size="small" />}>
      {filtersTexts.buscar}
    </Button>
    <Button kind="ghost" onPress={onClear}>
      {filtersTexts.limpiar}
    </Button>
  </>
);
