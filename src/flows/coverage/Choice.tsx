import { useSelector } from '@xstate/react';
import type { CoverageFilters } from '../../../domain/rules/coverage/coverage-search';
import type { CoverageLists } from '../../../machines/coverage/coverage-lists';
import { CodeField } from '../../parts/filters/CodeField';
import { useFault } from '../../parts/form/use-fault';
import { shellTexts } from '../../texts/shell';
import { RetryButton } from '../../ui/actions/RetryButton';
import type { CoverageRef } from './coverage-ref';
import { coverageTexts as words } from './texts';

interface Props {
  coverage: CoverageRef;
  campo: Exclude<keyof CoverageFilters, 'nombre'>;
  lista: keyof CoverageLists;
  label: string;
  emptyLabel: string;
  emptyIsChoice?: boolean;
  hint?: string | undefined;
  disabled?: boolean;
  /** Overrides the form's own error. */
  error?: string | undefined;
}

/** A select with a list of the back end. */
export const Choice = ({
  coverage,
  campo,
  lista,
  label,
  emptyLabel,
  emptyIsChoice,
  hint,
  disabled = false,
  error,
}: Props) => {
  const value = useSelector(coverage, ({ context }) => context.borrador[campo]);
  const { opciones, fallida } = useSelector(coverage, ({ context }) => context.listas[lista]);
  const fault = useFault(coverage, campo);
  const retry = () => coverage.send({ type: 'REINTENTAR_LISTAS' });
  return (
    <CodeField
      label={label}
      emptyLabel={emptyLabel}
      emptyIsChoice={emptyIsChoice}
      hint={hint}
      options={opciones}
      value={value}
      unlistedName={words.desconocido}
      disabled={disabled}
      busy={opciones === null && !fallida}
      error={error ?? fault ?? (fallida ? words.sinLista : undefined)}
      remedy={fallida && <RetryButton label={shellTexts.reintentar} onPress={retry} />}
      onChoose={(valor) => coverage.send({ type: 'ESCRIBIR', campo, valor })}
    />
  );
};
