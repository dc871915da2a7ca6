import { filtersTexts } from '../../texts/filters';
import { Button } from '../../ui/actions/Button';
import { SearchButton } from './SearchButton';

interface Props {
  onClear: () => void;
  busy?: boolean;
}

/** The buttons of a search form: search and clear. */
export const FilterActions = ({ onClear, busy = false }: Props) => (
  <>
    <SearchButton busy={busy} />
    <Button kind="ghost" onPress={onClear}>
      {filtersTexts.limpiar}
    </Button>
  </>
);
