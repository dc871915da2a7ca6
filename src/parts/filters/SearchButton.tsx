import type { Ref } from 'react';
import { filtersTexts } from '../../texts/filters';
import { Button } from '../../ui/actions/Button';
import { SearchIcon } from '../../ui/icons/SearchIcon';

interface Props {
  /** The same search is already running. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export const SearchButton = ({ busy = false, ref }: Props) => (
  <Button ref={ref} type="submit" icon={<SearchIcon size="small" />} busy={busy}>
    {filtersTexts.buscar}
  </Button>
);
