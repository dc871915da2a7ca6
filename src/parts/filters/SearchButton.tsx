import type { Ref } from 'react';
import { filtersTexts } from '../../texts/filters';
import { Button } from '../../ui/actions/Button';
import { SearchIcon } from '../../ui/icons/SearchIcon';

interface Props {
  /** What the last press asked for is on its way, and another would change nothing. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export const SearchButton = ({ busy = false, ref }: Props) => (
  <Button ref={ref} type="submit" icon={<SearchIcon size="small" />} busy={busy}>
    {filtersTexts.buscar}
  </Button>
);
