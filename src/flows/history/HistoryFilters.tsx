import { useSelector } from '@xstate/react';
import type { HistoryDraft } from '../../../domain/rules/history/history-draft';
import { rangeToUrl } from '../../../domain/rules/history/history-filters';
import { nameParts } from '../../../domain/rules/person/person';
import { CodeField } from '../../parts/filters/CodeField';
import { FilterActions } from '../../parts/filters/FilterActions';
import { Filters } from '../../parts/filters/Filters';
import { RangeDateField } from '../../parts/filters/RangeDateField';
import { useFetches } from '../../parts/use-fetches';
import { RetryButton } from '../../ui/actions/RetryButton';
import { Alert } from '../../ui/blocks/Alert';
import { Checkbox } from '../../ui/fields/Checkbox';
import { Form } from '../../ui/fields/Form';
import { PickedField } from '../../ui/fields/PickedField';
import { SelectField } from '../../ui/fields/SelectField';
import { useEmitted } from '../../ui/hooks/use-emitted';
import { SearchIcon } from '../../ui/icons/SearchIcon';
import { FilterGrid } from '../../ui/layout/FilterGrid';
import { Stack } from '../../ui/layout/Stack';
import type { Deps } from '../../wiring/deps';
import type { HistoryRef, ListsRef } from './history-ref';
import { historyFaultText, historyTexts as words } from './texts';

interface FieldProps {
  history: HistoryRef;
}
interface ChoiceProps extends FieldProps {
  lists: ListsRef;
}

const useDraft = (history: HistoryRef, campo: keyof HistoryDraft) => ({
  value: useSelector(history, ({ context }) => context.borrador[campo]),
  write: (valor: string) => history.send({ type: 'ESCRIBIR', campo, valor }),
});

const TypeField = ({ history, lists }: ChoiceProps) => {
  const { value, write } = useDraft(history, 'tipo');
  const tipos = useSelector(lists, ({ context }) => context.tipos);
  const { failed } = useFetches(lists, 'tipos');
  const known = (tipos ?? []).filter(({ codigo }) => codigo !== '' && codigo !== '0');
  return (
    <CodeField
      label={words.tipo}
      emptyLabel={words.todosLosTipos}
      emptyIsChoice
      options={known}
      value={value}
      unlistedName={words.otroTipo}
      busy={tipos === null && !failed}
      onChoose={write}
    />
  );
};

const CenterField = ({ history }: FieldProps) => {
  const { value } = useDraft(history, 'centro');
  const centro = useSelector(history, ({ context }) => context.centro);
  const shown = useSelector(history, ({ context: { encontrado, pregunta } }) =>
    pregunta.centro === '' ? '' : (encontrado?.consumos[0]?.solicitanteDesc.trim() ?? ''),
  );
  const asked = useSelector(history, ({ context }) => context.pregunta.centro);
  const name = centro?.codigo === value ? centro.nombre : value === asked ? shown : '';
  return (
    <PickedField
      label={words.centro}
      value={value === '' ? '' : name || words.otroCentro(value)}
      placeholder={words.todosLosCentros}
      icon={<SearchIcon />}
      openLabel={words.listadoCentros}
      clearLabel={words.quitarCentro}
      byDoubleClick
      onOpen={() => history.send({ type: 'ABRIR_CENTROS' })}
      onClear={() => history.send({ type: 'QUITAR_CENTRO' })}
    />
  );
};

const PersonField = ({ history, lists, session }: ChoiceProps & Pick<Deps, 'session'>) => {
  const { value, write } = useDraft(history, 'familiar');
  const own = useSelector(session, ({ context }) => nameParts(context).join(' '));
  const nucleo = useSelector(lists, ({ context }) => context.nucleo);
  const asked = useSelector(lists, (snapshot) => snapshot.matches({ pidiendo: 'conNucleo' }));
  const { failed } = useFetches(lists, 'nucleo');
  const minors = (nucleo ?? []).filter(({ mayorEdad }) => !mayorEdad);
  return (
    <SelectField
      label={words.familiar}
      emptyLabel={words.yo(own)}
      emptyIsChoice
      options={minors.map((one) => ({ id: one.lugar, descripcion: nameParts(one).join(' ') }))}
      value={value === '' ? null : Number(value)}
      busy={asked && nucleo === null && !failed}
      onChoose={(id) => write(id === null ? '' : String(id))}
    />
  );
};

const HighCostField = ({ history }: FieldProps) => {
  const { value, write } = useDraft(history, 'costo');
  return (
    <Checkbox checked={value === 'si'} onChange={(checked) => write(checked ? 'si' : '')}>
      {words.altoCosto}
    </Checkbox>
  );
};

/** The number of filters in the last search. */
const countSet = ({ context: { pregunta, hoy } }: ReturnType<HistoryRef['getSnapshot']>): number => {
  const { pagina: _, filas: __, desde, hasta, ...others } = rangeToUrl(pregunta, hoy);
  return Object.values(others).filter((word) => word !== '').length + (desde === '' && hasta === '' ? 0 : 1);
};

export const HistoryFilters = ({ history, lists, session }: ChoiceProps & Pick<Deps, 'session'>) => {
  const set = useSelector(history, countSet);
  const busquedas = useSelector(history, ({ context }) => context.busquedas);
  const limit = useSelector(history, ({ children }) => children.avisarLimite);
  const awaited = useSelector(limit, (snapshot) => snapshot?.hasTag('cargando') ?? false);
  const takes = useSelector(history, (snapshot) => snapshot.can({ type: 'BUSCAR' }));
  const failures = useEmitted(history, 'FALTAN_DATOS');
  const { failed, retry } = useFetches(lists, 'nucleo', 'tipos');
  return (
    <Filters set={set} searches={busquedas}>
      <Stack space={4}>
        <Form lead={failures === 0 ? null : String(failures)} onSubmit={() => history.send({ type: 'BUSCAR' })}>
          <FilterGrid
            end={<FilterActions busy={awaited && !takes} onClear={() => history.send({ type: 'LIMPIAR' })} />}
          >
            <TypeField history={history} lists={lists} />
            <RangeDateField actor={history} campo="desde" faults={historyFaultText} />
            <RangeDateField actor={history} campo="hasta" faults={historyFaultText} />
            <CenterField history={history} />
            <PersonField history={history} lists={lists} session={session} />
            <HighCostField history={history} />
          </FilterGrid>
        </Form>
        {failed && (
          <Alert
            tone="advertencia"
            lasting
            title={words.sinListas}
            action={<RetryButton label={words.cargarListas} onPress={retry} />}
          />
        )}
      </Stack>
    </Filters>
  );
};
