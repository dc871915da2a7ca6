import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { complementOffered } from '../../../domain/rules/coverage/coverage-search';
import { FilterActions } from '../../parts/filters/FilterActions';
import { Filters } from '../../parts/filters/Filters';
import { FlowForm } from '../../parts/form/FlowForm';
import { useFault } from '../../parts/form/use-fault';
import { TextField } from '../../ui/fields/TextField';
import { useEmitted } from '../../ui/hooks/use-emitted';
import { useLeadFocus } from '../../ui/hooks/use-lead-focus';
import { FilterGrid } from '../../ui/layout/FilterGrid';
import { Choice } from './Choice';
import type { CoverageRef } from './coverage-ref';
import { coverageFaultText, coverageTexts as words } from './texts';

interface Props {
  coverage: CoverageRef;
  /** The search lacks its words: each press moves the focus to the name. */
  asks: boolean;
}

const Name = ({ coverage, asks }: Props) => {
  const nombre = useSelector(coverage, ({ context }) => context.borrador.nombre);
  const error = useFault(coverage, 'nombre');
  const field = useRef<HTMLInputElement>(null);
  const presses = useEmitted(coverage, 'FALTAN_DATOS');
  useLeadFocus(asks ? String(presses) : null, field);
  return (
    <TextField
      ref={field}
      type="search"
      label={words.nombre}
      placeholder={words.ejemplo}
      enterKeyHint="search"
      value={nombre}
      error={error}
      onInput={(valor) => coverage.send({ type: 'ESCRIBIR', campo: 'nombre', valor })}
    />
  );
};

const Fields = ({ coverage, asks }: Props) => {
  const { plan, grupo } = useSelector(coverage, ({ context }) => context.borrador);
  return (
    <FilterGrid end={<FilterActions onClear={() => coverage.send({ type: 'LIMPIAR' })} />}>
      <Choice coverage={coverage} campo="plan" lista="planes" label={words.plan} emptyLabel={words.elijaPlan} />
      {complementOffered(plan) && (
        <Choice
          coverage={coverage}
          campo="complementario"
          lista="complementarios"
          label={words.complementario}
          emptyLabel={words.ninguno}
          emptyIsChoice
        />
      )}
      <Name coverage={coverage} asks={asks} />
      <Choice
        coverage={coverage}
        campo="grupo"
        lista="grupos"
        label={words.grupo}
        emptyLabel={words.todos}
        emptyIsChoice
        hint={words.pdss}
      />
      <Choice
        coverage={coverage}
        campo="subgrupo"
        lista="subGrupos"
        label={words.subgrupo}
        emptyLabel={grupo === '' ? words.antesGrupo : words.todos}
        emptyIsChoice={grupo !== ''}
        disabled={grupo === ''}
      />
    </FilterGrid>
  );
};

/** The search form. Its fields stay editable during a search, since a new search replaces it. */
export const Search = ({ coverage, asks }: Props) => {
  const filters = useSelector(coverage, ({ context }) => context.borrador);
  const searches = useSelector(coverage, ({ context }) => context.busquedas);
  const search = () => coverage.send({ type: 'BUSCAR' });
  return (
    <Filters
      set={Object.values(filters).filter((value) => value !== '').length}
      searches={searches}
      words={{ field: <Name coverage={coverage} asks={asks} />, onSearch: search }}
    >
      <FlowForm actor={coverage} faults={coverageFaultText} onSubmit={search}>
        <Fields coverage={coverage} asks={asks} />
      </FlowForm>
    </Filters>
  );
};
