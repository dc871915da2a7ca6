import { type ReactNode, useRef, useState } from 'react';
import { filtersTexts } from '../../texts/filters';
import { shellTexts } from '../../texts/shell';
import { Form } from '../../ui/fields/Form';
import { FilterGrid } from '../../ui/layout/FilterGrid';
import { FilterPanel } from '../../ui/overlays/FilterPanel';
import { SearchButton } from './SearchButton';

interface Props {
  /** How many filters are set. */
  set: number;
  /** How many searches have begun: the sheet closes with the next one, not with a press that lacks something. */
  searches: number;
  /** The field for the words that are looked for: on phones it stands beside the button as well. */
  words?: { field: ReactNode; onSearch: () => void };
  /** The form, with its FilterActions. */
  children: ReactNode;
}

/** The filters of a search: in sight on wide screens, behind a button on phones. */
export const Filters = ({ set, searches, words, children }: Props) => {
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const quick = (field: ReactNode, onSearch: () => void) => (opener: ReactNode) => (
    <Form
      lead={null}
      onSubmit={() => {
        // Out of the field, whose keyboard would cover what is found.
        button.current?.focus();
        // Where the search does not begin, something is lacking that only the sheet shows.
        setOpenedAt(searches);
        onSearch();
      }}
    >
      <FilterGrid
        end={
          <>
            <SearchButton ref={button} />
            {opener}
          </>
        }
      >
        {field}
      </FilterGrid>
    </Form>
  );
  return (
    <FilterPanel
      title={filtersTexts.titulo}
      label={set === 0 ? filtersTexts.titulo : filtersTexts.puestos(set)}
      closeLabel={shellTexts.cerrar}
      open={openedAt === searches}
      onOpen={() => setOpenedAt(searches)}
      onClose={() => setOpenedAt(null)}
      quick={words && quick(words.field, words.onSearch)}
    >
      {children}
    </FilterPanel>
  );
};
