import { useSelector } from '@xstate/react';
import { addressLine } from '../../../domain/rules/providers/address-line';
import { providerKind } from '../../../machines/providerPicker/manual-provider';
import type { Prestador } from '../../../machines/providerPicker/providerPicker.machine';
import { SearchField } from '../../parts/filters/SearchField';
import { FlowForm } from '../../parts/form/FlowForm';
import { Results } from '../../parts/results/Results';
import { failureNotice } from '../../texts/failure';
import { filtersTexts } from '../../texts/filters';
import { Button } from '../../ui/actions/Button';
import { Alert } from '../../ui/blocks/Alert';
import { RowLead } from '../../ui/blocks/RowLead';
import { useLeadFocus } from '../../ui/hooks/use-lead-focus';
import { HospitalIcon } from '../../ui/icons/HospitalIcon';
import { SearchIcon } from '../../ui/icons/SearchIcon';
import { StethoscopeIcon } from '../../ui/icons/StethoscopeIcon';
import { Row, Stack } from '../../ui/layout/Stack';
import type { PickerRef, PickerViewProps } from './picker-ref';
import { providerKindText, providerPickerFaultText, providerPickerTexts as words } from './texts';

const columns = [
  {
    name: words.centro,
    cell: ({ nombre, tipoPrestador, especialidad }: Prestador) => {
      const kind = providerKind(tipoPrestador);
      return (
        <RowLead
          tone={kind === 'MEDICO' ? 'person' : 'center'}
          icon={kind === 'MEDICO' ? <StethoscopeIcon /> : <HospitalIcon />}
          title={nombre}
          line={[providerKindText[kind], especialidad].filter((part) => part !== '').join(' · ')}
        />
      );
    },
  },
  { name: words.direccion, cell: addressLine },
];

const useFound = (actor: PickerRef) => {
  const found = useSelector(actor, ({ context }) => context.encontrados);
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ abierto: { lista: 'fallida' } }));
  const problem = useSelector(actor, ({ context }) => context.problema);
  return {
    found:
      found === null
        ? null
        : { rows: found.prestadores, total: found.total, page: found.pedido.pagina, size: found.pedido.filas },
    failure:
      failed && problem !== null ? { titulo: words.fallo, detalle: failureNotice(problem, 'servicios').detalle } : null,
  };
};

export const List = ({ actor, field }: PickerViewProps) => {
  const waiting = useSelector(actor, (snapshot) => snapshot.hasTag('cargando'));
  useLeadFocus(words.consulta, field);
  return (
    <Stack space={5}>
      <FlowForm actor={actor} faults={providerPickerFaultText} onSubmit={() => actor.send({ type: 'BUSCAR' })}>
        <Stack space={3}>
          <SearchField actor={actor} campo="consulta" ref={field} label={words.consulta} />
          <Row>
            <Button type="submit" icon={<SearchIcon size="small" />}>
              {filtersTexts.buscar}
            </Button>
          </Row>
        </Stack>
      </FlowForm>
      <Results
        title={words.resultados}
        columns={columns}
        actions={[{ label: words.elegir, act: (prestador) => actor.send({ type: 'ELEGIR', prestador }) }]}
        rowKey={({ codigoPrestador }) => codigoPrestador}
        rowName={({ nombre }) => nombre}
        {...useFound(actor)}
        waiting={waiting}
        empty={
          <Alert tone="advertencia" title={words.ninguno}>
            <p>{words.ningunoDetalle}</p>
          </Alert>
        }
        onPage={(pagina) => actor.send({ type: 'PAGINA', pagina })}
        onSize={(filas) => actor.send({ type: 'FILAS', filas })}
        onRetry={() => actor.send({ type: 'REINTENTAR' })}
      />
    </Stack>
  );
};
