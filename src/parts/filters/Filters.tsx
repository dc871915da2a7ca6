import { type ReactNode, useRef, useState } from 'react';
import { filtersTexts } from '../../texts/filters';
import { shellTexts } from '../../texts/shell';
import { Form } from '../../ui/fields/Form';
import { FilterGrid } from '../../ui/layout/FilterGrid';
import { FilterPanel } from '../../ui/overlays/FilterPanel';
import { SearchButton } from './SearchButton';

interface Props {
  /** The number of active filters. */
  set: number;
  /** The number of searches so far. The sheet closes when it grows, so an invalid form keeps the sheet open. */
  searches: number;
  /** The text search; on phones its field is also shown beside the sheet's button. */
  words?: { field: ReactNode; onSearch: () => void };
  /** The search form, including its FilterActions. */
  children: ReactNode;
}

/** The filters of a search: always visible on wide screens, in a sheet on phones. */
export const Filters = ({ set, searches, words, children }: Props) => {
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const quick =
    ({ field, onSearch }: NonNullable<Props['words']>) =>
    (opener: ReactNode) => (
      <Form
        lead={null}
        onSubmit={() => {
          // Leaves the field, whose on-screen keyboard would cover the results.
          button.current?.focus();
          // If no search starts, the form is invalid and its errors are in the sheet.
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
      quick={words && quick(words)}
    >
      {children}
    </FilterPanel>
  );
};
