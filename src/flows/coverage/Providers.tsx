import { createLink } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { routes } from '../../../domain/rules/access/routes';
import { linkWord } from '../../../domain/rules/lists/link-word';
import { providerType } from '../../../domain/rules/providers/provider-search';
import { Results } from '../../parts/results/Results';
import { useSearch } from '../../parts/results/use-search';
import { shellTexts } from '../../texts/shell';
import { RowAnchor } from '../../ui/actions/RowAnchor';
import { Alert } from '../../ui/blocks/Alert';
import { RowLead } from '../../ui/blocks/RowLead';
import { HospitalIcon } from '../../ui/icons/HospitalIcon';
import { StethoscopeIcon } from '../../ui/icons/StethoscopeIcon';
import { LazyDialog } from '../../ui/overlays/LazyDialog';
import type { CoverageRef } from './coverage-ref';
import { coverageTexts as words } from './texts';

type Row = NonNullable<ReturnType<CoverageRef['getSnapshot']>['context']['prestadores']>['rows'][number];

const RouterLink = createLink(RowAnchor);

const isDoctor = (row: Row) => providerType(row.tipoPrestador) === 1;
const joined = (...parts: readonly string[]) => parts.filter((part) => part.trim() !== '').join(' · ');

const columns = [
  {
    name: words.prestador,
    cell: (row: Row) => (
      <RowLead
        tone={isDoctor(row) ? 'person' : 'center'}
        icon={isDoctor(row) ? <StethoscopeIcon /> : <HospitalIcon />}
        title={row.nombre}
        line={joined(row.especialidad, row.municipio)}
      />
    ),
  },
  { name: words.telefono, cell: ({ telefono }: Row) => telefono },
];

/** Providers of one procedure, in a dialog; each links to the provider search. */
export const Providers = ({ coverage }: { coverage: CoverageRef }) => {
  const search = useSelector(coverage, ({ children }) => children.consultarPrestadores);
  const { failure, retry } = useSearch(search);
  const procedure = useSelector(coverage, ({ context }) => context.procedimiento);
  const found = useSelector(coverage, ({ context }) => context.prestadores);
  return (
    <LazyDialog
      title={words.prestadores}
      size="lg"
      onClose={{ label: shellTexts.cerrar, act: () => coverage.send({ type: 'CERRAR' }) }}
    >
      <Results
        title={procedure?.descripcion ?? words.procedimiento}
        columns={columns}
        actions={[
          {
            label: words.verPrestador,
            link: ({ codigoPrestador }, name) => (
              <RouterLink
                to={routes.providers.path}
                search={{ prestador: linkWord(codigoPrestador) }}
                aria-label={name}
              >
                {words.verPrestador}
              </RouterLink>
            ),
          },
        ]}
        rowKey={({ codigoPrestador }) => codigoPrestador}
        rowName={({ nombre }) => nombre}
        found={found}
        waiting={search !== undefined && failure === null}
        failure={failure && { ...failure, titulo: words.prestadoresFallidos }}
        empty={<Alert tone="advertencia" title={words.sinPrestadores} />}
        onPage={(pagina) => coverage.send({ type: 'PAGINA', pagina })}
        onSize={(filas) => coverage.send({ type: 'FILAS', filas })}
        onRetry={retry}
      />
    </LazyDialog>
  );
};
