import { createLink } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { routes } from '../../../domain/rules/access/routes';
import { linkWord } from '../../../domain/rules/lists/link-word';
import { providerType } from '../../../domain/rules/providers/provider-type';
import { Results } from '../../parts/results/Results';
import { failureNotice } from '../../texts/failure';
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

/** Who does one procedure, over the list; each leads to the search of providers. */
export const Providers = ({ coverage }: { coverage: CoverageRef }) => {
  const waiting = useSelector(coverage, (snapshot) => snapshot.matches({ mostrando: { prestadores: 'cargando' } }));
  const failed = useSelector(coverage, (snapshot) => snapshot.matches({ mostrando: { prestadores: 'fallido' } }));
  const procedure = useSelector(coverage, ({ context }) => context.procedimiento);
  const found = useSelector(coverage, ({ context }) => context.prestadores);
  const problema = useSelector(coverage, ({ context }) => context.problema);
  const { detalle } = failureNotice(problema ?? 'limite', 'servicios');
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
        waiting={waiting}
        failure={failed ? { titulo: words.prestadoresFallidos, detalle } : null}
        empty={<Alert tone="advertencia" title={words.sinPrestadores} />}
        onPage={(pagina) => coverage.send({ type: 'PAGINA', pagina })}
        onSize={(filas) => coverage.send({ type: 'FILAS', filas })}
        onRetry={() => coverage.send({ type: 'REINTENTAR' })}
      />
    </LazyDialog>
  );
};
