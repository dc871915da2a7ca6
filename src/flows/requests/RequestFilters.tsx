import { useSelector } from '@xstate/react';
import { requestKinds } from '../../../domain/rules/requests/request-kinds';
import type { RequestDraft } from '../../../machines/requests/question';
import { requestStates } from '../../../machines/requests/question';
import { CodeField } from '../../parts/filters/CodeField';
import { FilterActions } from '../../parts/filters/FilterActions';
import { Filters } from '../../parts/filters/Filters';
import { RangeDateField } from '../../parts/filters/RangeDateField';
import { requestTexts } from '../../texts/requests';
import { Form } from '../../ui/fields/Form';
import { TextField } from '../../ui/fields/TextField';
import { useEmitted } from '../../ui/hooks/use-emitted';
import { FilterGrid } from '../../ui/layout/FilterGrid';
import { countFilters } from './count-filters';
import type { RequestsRef } from './requests-ref';
import { requestFaultText, requestsTexts as words } from './texts';

interface FieldProps {
  requests: RequestsRef;
}

const useDraft = (requests: RequestsRef, campo: keyof RequestDraft) => ({
  value: useSelector(requests, ({ context }) => context.borrador[campo]),
  write: (valor: string) => requests.send({ type: 'ESCRIBIR', campo, valor }),
});

interface ChoiceProps extends FieldProps {
  campo: 'tipo' | 'estado';
  label: string;
  emptyLabel: string;
  options: readonly { codigo: string; descripcion: string }[];
}

const ChoiceField = ({ requests, campo, label, emptyLabel, options }: ChoiceProps) => {
  const { value, write } = useDraft(requests, campo);
  return (
    <CodeField
      {...{ label, emptyLabel, options, value }}
      emptyIsChoice
      unlistedName={words.otroTipo}
      onChoose={write}
    />
  );
};

const NumberField = ({ requests }: FieldProps) => {
  const { value, write } = useDraft(requests, 'numero');
  const falta = useSelector(requests, ({ context }) => context.faltas.numero);
  return (
    <TextField
      label={words.numero}
      value={value}
      error={falta === undefined ? undefined : requestFaultText[falta]}
      maxLength={60}
      verbatim
      enterKeyHint="search"
      onInput={write}
      onLeave={() => requests.send({ type: 'DEJAR', campo: 'numero' })}
    />
  );
};

const kinds = requestKinds.map(({ codigo, forma }) => ({ codigo, descripcion: requestTexts.formas[forma] }));
const states = requestStates.map(({ palabra, estado }) => ({ codigo: palabra, descripcion: estado }));

export const RequestFilters = ({ requests }: FieldProps) => {
  const set = useSelector(requests, ({ context: { pregunta, hoy } }) => countFilters(pregunta, hoy));
  const busquedas = useSelector(requests, ({ context }) => context.busquedas);
  const limit = useSelector(requests, ({ children }) => children.avisarLimite);
  const awaited = useSelector(limit, (snapshot) => snapshot?.hasTag('cargando') ?? false);
  const takes = useSelector(requests, (snapshot) => snapshot.can({ type: 'BUSCAR' }));
  const failures = useEmitted(requests, 'FALTAN_DATOS');
  const search = () => requests.send({ type: 'BUSCAR' });
  return (
    <Filters set={set} searches={busquedas} words={{ field: <NumberField requests={requests} />, onSearch: search }}>
      <Form lead={failures === 0 ? null : String(failures)} onSubmit={search}>
        <FilterGrid end={<FilterActions busy={awaited && !takes} onClear={() => requests.send({ type: 'LIMPIAR' })} />}>
          <ChoiceField
            requests={requests}
            campo="tipo"
            label={words.tipo}
            emptyLabel={words.todosLosTipos}
            options={kinds}
          />
          <ChoiceField
            requests={requests}
            campo="estado"
            label={words.estado}
            emptyLabel={words.todosLosEstados}
            options={states}
          />
          <NumberField requests={requests} />
          <RangeDateField actor={requests} campo="desde" faults={requestFaultText} />
          <RangeDateField actor={requests} campo="hasta" faults={requestFaultText} />
        </FilterGrid>
      </Form>
    </Filters>
  );
};
