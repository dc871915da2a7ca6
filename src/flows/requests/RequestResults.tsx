import { useSelector } from '@xstate/react';
import { screenDate } from '../../../domain/rules/dates/dates';
import { sentenceCase } from '../../../domain/rules/lists/sentence-case';
import { shownStatus, statusTone } from '../../../domain/rules/requests/request-case';
import { Results } from '../../parts/results/Results';
import { useSearch } from '../../parts/results/use-search';
import { resultsTexts } from '../../texts/results';
import { Button } from '../../ui/actions/Button';
import { Badge } from '../../ui/blocks/Badge';
import { Card } from '../../ui/blocks/Card';
import { EmptyBlock } from '../../ui/blocks/EmptyBlock';
import { RowLead } from '../../ui/blocks/RowLead';
import { DocumentIcon } from '../../ui/icons/DocumentIcon';
import { EyeIcon } from '../../ui/icons/EyeIcon';
import { SearchIcon } from '../../ui/icons/SearchIcon';
import { countFilters } from './count-filters';
import type { RequestsRef } from './requests-ref';
import { requestsTexts as words } from './texts';

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

export const RequestResults = ({ requests }: { requests: RequestsRef }) => {
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
            return status === '' ? '' : <Badge tone={statusTone(row)}>{sentenceCase(status)}</Badge>;
          },
        },
        { name: words.columnaFecha, whole: true, cell: ({ fechaApertura }) => screenDate(fechaApertura) },
      ]}
      actions={[
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
