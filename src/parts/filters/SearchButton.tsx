import type { Ref } from 'react';
import { filtersTexts } from '../../texts/filters';
import { Button } from '../../ui/actions/Button';
import { SearchIcon } from '../../ui/icons/SearchIcon';

export const SearchButton = ({ ref }: { ref?: Ref<HTMLButtonElement> }) => (
  <Button ref={ref} type="submit" icon={<SearchIcon size="small" />}>
    {filtersTexts.buscar}
  </Button>
);
