import { type ReactNode, useState } from 'react';
import { filtersTexts } from '../../texts/filters';
import { shellTexts } from '../../texts/shell';
import { FilterPanel } from '../../ui/overlays/FilterPanel';

interface Props {
  /** How many filters are set. */
  set: number;
  /** How many searches have begun: the sheet closes with the next one, not with a press that lacks something. */
  searches: number;
  /** The form, with its FilterActions. */
  children: ReactNode;
}

/** The filters of a search: in sight on wide screens, behind a button on phones. */
export const Filters = ({ set, searches, children }: Props) => {
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  return (
    <FilterPanel
      title={filtersTexts.titulo}
      label={set === 0 ? filtersTexts.titulo : filtersTexts.puestos(set)}
      closeLabel={shellTexts.cerrar}
      open={openedAt === searches}
      onOpen={() => setOpenedAt(searches)}
      onClose={() => setOpenedAt(null)}
    >
      {children}
    </FilterPanel>
  );
};
