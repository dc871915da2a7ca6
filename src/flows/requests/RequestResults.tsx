import { createLink } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { routes } from '../../../domain/rules/access/routes';
import { screenDate } from '../../../domain/rules/dates/dates';
import { linkWord } from '../../../domain/rules/lists/link-word';
import { sentenceCase } from '../../../domain/rules/lists/sentence-case';
import { canBeEdited, shownStatus, statusTone, waitsForMember } from '../../../domain/rules/requests/request-case';
import { ReturnedLines } from '../../parts/requests/ReturnedLines';
import { Results } from '../../parts/results/Results';
import { useSearch } from '../../parts/results/use-search';
import { requestTexts } from '../../texts/requests';
import { resultsTexts } from '../../texts/results';
import { Button } from '../../ui/actions/Button';
import { RowAnchor } from '../../ui/actions/RowAnchor';
import { Badge } from '../../ui/blocks/Badge';
import { Card } from '../../ui/blocks/Card';
import { EmptyBlock } from '../../ui/blocks/EmptyBlock';
import { RowLead } from '../../ui/blocks/RowLead';
import { DocumentIcon } from '../../ui/icons/DocumentIcon';
import { EyeIcon } from '../../ui/icons/EyeIcon';
import { SearchIcon } from '../../ui/icons/SearchIcon';
import { Stack } from '../../ui/layout/Stack';
import { countFilters } from './count-filters';
import type { RequestsRef } from './requests-ref';
import { requestsTexts as words } from './texts';

const RouterLink = createLink(RowAnchor);

type Context = ReturnType<RequestsRef['getSnapshot']>['context'];
type Row = NonNullable<Context['encontrado']>['casos'][number];

const titleOf = ({ titulo }: Row): string => titulo.trim() || words.sinTitulo;

/** A case older than the searched days is found only by its number. */
const Nothing = ({ requests }: { requests: RequestsRef }) => {
  const numero = useSelector(requests, ({ context }) => context.pregunta.numero);
  const filtered = useSelector(requests, ({ context: { pregunta, hoy } }) => countFilters(pregunta, hoy) > 0);
  return (
    <Card>
      <EmptyBlock
        icon={<SearchIcon />}
        title={resultsTexts.vacio}
        detail={filtered ? words.sinResultadosDetalle : words.sinSolicitudesDetalle}
        action={
          numero === '' ? undefined : (
            <Button kind="tonal" size="small" onPress={() => requests.send({ type: 'VER_CASO', numeroCaso: numero })}>
              {words.abrirCaso(numero)}
            </Button>
          )
        }
      />
    </Card>
  );
};

export const RequestResults = ({ requests, now }: { requests: RequestsRef; now: number }) => {
  const encontrado = useSelector(requests, ({ context }) => context.encontrado);
  const respondida = useSelector(requests, ({ context }) => context.respondida);
  const { failure, retry } = useSearch(useSelector(requests, ({ children }) => children.consultarSolicitudes));
  return (
    <Results
      title={words.solicitudes}
      columns={[
        {
          name: words.columnaSolicitud,
          cell: (row: Row) => (
            <RowLead icon={<DocumentIcon />} title={titleOf(row)} line={words.caso(row.numeroCaso)} />
          ),
        },
        {
          name: words.columnaEstado,
          cell: (row) => {
            const status = shownStatus(row);
            if (status === '') return '';
            const badge = <Badge tone={statusTone(row)}>{sentenceCase(status)}</Badge>;
            if (!waitsForMember(row)) return badge;
            return (
              <Stack space={2}>
                <div>{badge}</div>
                <ReturnedLines respuesta={row.respuesta} completable={canBeEdited(row)} now={now} />
              </Stack>
            );
          },
        },
        { name: words.columnaFecha, whole: true, cell: ({ fechaApertura }) => screenDate(fechaApertura) },
      ]}
      actions={[
        {
          label: requestTexts.completar,
          offered: canBeEdited,
          link: ({ numeroCaso }, name) => (
            <RouterLink
              look="primary"
              to={routes.requests.path}
              search={{ editar: linkWord(numeroCaso) }}
              aria-label={name}
            >
              {requestTexts.completar}
            </RouterLink>
          ),
        },
        {
          label: words.verDetalle,
          icon: <EyeIcon size="small" />,
          act: ({ numeroCaso }) => requests.send({ type: 'VER_CASO', numeroCaso }),
        },
      ]}
      rowKey={({ numeroCaso }) => numeroCaso}
      rowName={(row) => words.fila(titleOf(row), row.numeroCaso)}
      found={
        encontrado === null
          ? null
          : { rows: encontrado.casos, total: encontrado.cantidad, page: encontrado.pagina, size: encontrado.filas }
      }
      waiting={failure === null && !respondida}
      failure={failure}
      empty={<Nothing requests={requests} />}
      onPage={(pagina) => requests.send({ type: 'PAGINA', pagina })}
      onSize={(filas) => requests.send({ type: 'FILAS', filas })}
      onRetry={retry}
    />
  );
};
