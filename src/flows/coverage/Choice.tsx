import { useSelector } from '@xstate/react';
import { useFault } from '../../parts/form/use-fault';
import type { CoverageLists } from '../../rules/consult/coverage-lists';
import type { CoverageFilters } from '../../rules/consult/coverage-query';
import { shellTexts } from '../../texts/shell';
import { RetryButton } from '../../ui/actions/RetryButton';
import { SelectField } from '../../ui/fields/SelectField';
import type { CoverageRef } from './coverage-ref';
import { coverageTexts as words } from './texts';

interface Props {
  coverage: CoverageRef;
  campo: Exclude<keyof CoverageFilters, 'nombre'>;
  lista: keyof CoverageLists;
  label: string;
  emptyLabel: string;
  disabled?: boolean;
  /** Instead of what the form says of it. */
  error?: string;
}

/** One of a list of the back end, by its code. A code of an address that the list does not have is shown as such. */
export const Choice = ({ coverage, campo, lista, label, emptyLabel, disabled = false, error }: Props) => {
  const value = useSelector(coverage, ({ context }) => context.borrador[campo]);
  const { opciones, fallida } = useSelector(coverage, ({ context }) => context.listas[lista]);
  const fault = useFault(coverage, campo);
  const listed = opciones ?? [];
  const isKnown = value === '' || opciones === null || listed.some(({ codigo }) => codigo === value);
  const options = isKnown ? listed : [...listed, { codigo: value, descripcion: words.desconocido(value) }];
  const at = options.findIndex(({ codigo }) => codigo === value);
  const retry = () => coverage.send({ type: 'REINTENTAR_LISTAS' });
  return (
    <SelectField
      label={label}
      emptyLabel={emptyLabel}
      options={options.map(({ descripcion }, id) => ({ id, descripcion }))}
      value={at < 0 ? null : at}
      disabled={disabled}
      busy={opciones === null && !fallida}
      error={error ?? fault ?? (fallida ? words.sinLista : undefined)}
      remedy={fallida && <RetryButton label={shellTexts.reintentar} onPress={retry} />}
      onChoose={(id) =>
        coverage.send({ type: 'ESCRIBIR', campo, valor: id === null ? '' : (options[id]?.codigo ?? '') })
      }
    />
  );
};
