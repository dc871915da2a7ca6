import { useSelector } from '@xstate/react';
import { screenDate } from '../../../domain/rules/dates/dates';
import { sentenceCase } from '../../../domain/rules/lists/sentence-case';
import type { historyMachine } from '../../../machines/history/history.machine';
import type { StateOf } from '../../../machines/state-of';
import { Results } from '../../parts/results/Results';
import { useSearch } from '../../parts/results/use-search';
import { failureNotice } from '../../texts/failure';
import type { Notice } from '../../texts/problem';
import { Badge } from '../../ui/blocks/Badge';
import { RowLead } from '../../ui/blocks/RowLead';
import { DocumentIcon } from '../../ui/icons/DocumentIcon';
import { DownloadIcon } from '../../ui/icons/DownloadIcon';
import { EyeIcon } from '../../ui/icons/EyeIcon';
import { ShareIcon } from '../../ui/icons/ShareIcon';
import { authorizationTone } from './authorization-tone';
import type { HistoryRef } from './history-ref';
import { historyTexts as words } from './texts';

type Context = ReturnType<HistoryRef['getSnapshot']>['context'];
type Row = NonNullable<Context['encontrado']>['consumos'][number];

const noCore: Notice = { ...failureNotice('limite', 'servicios'), detalle: words.sinNucleo };

const centerOf = ({ solicitanteDesc }: Row): string => solicitanteDesc.trim() || words.centroSinNombre;

interface Props {
  history: HistoryRef;
  state: StateOf<typeof historyMachine>;
}

export const HistoryResults = ({ history, state }: Props) => {
  const encontrado = useSelector(history, ({ context }) => context.encontrado);
  const respondida = useSelector(history, ({ context }) => context.respondida);
  const documento = useSelector(history, ({ context }) => context.documento);
  const search = useSearch(useSelector(history, ({ children }) => children.consultarHistorial));
  const coreFailed = state === 'fallidoNucleo';
  const failure = coreFailed ? noCore : search.failure;
  const action = (para: 'descargar' | 'ver' | 'compartir', icon: React.ReactNode) => ({
    label: words[para],
    icon,
    act: ({ auth }: Row) => history.send({ type: 'PEDIR_DOCUMENTO', nap: auth, para }),
    held: !state.startsWith('mostrando'),
    busy: ({ auth }: Row) => state === 'mostrando.preparando' && documento?.nap === auth && documento.para === para,
  });
  return (
    <Results
      title={words.autorizaciones}
      columns={[
        {
          name: words.columnaCentro,
          cell: (row: Row) => (
            <RowLead
              icon={<DocumentIcon />}
              title={centerOf(row)}
              line={words.autorizacion(row.auth)}
              badge={
                row.estado.trim() === '' ? undefined : (
                  <Badge tone={authorizationTone(row.estado)}>{sentenceCase(row.estado)}</Badge>
                )
              }
            />
          ),
        },
        { name: words.columnaTipo, cell: ({ tipoAutDesc }) => tipoAutDesc.trim() },
        { name: words.columnaFecha, whole: true, cell: ({ fecha }) => screenDate(fecha) },
      ]}
      actions={[
        action('descargar', <DownloadIcon size="small" />),
        action('ver', <EyeIcon size="small" />),
        action('compartir', <ShareIcon size="small" />),
      ]}
      rowKey={({ auth }) => auth}
      rowName={(row) => words.fila(centerOf(row), screenDate(row.fecha), row.auth)}
      found={
        encontrado === null
          ? null
          : {
              rows: encontrado.consumos,
              total: encontrado.cantidad,
              page: encontrado.pagina,
              size: encontrado.filas,
            }
      }
      waiting={failure === null && !respondida}
      failure={failure}
      onPage={(pagina) => history.send({ type: 'PAGINA', pagina })}
      onSize={(filas) => history.send({ type: 'FILAS', filas })}
      onRetry={coreFailed ? () => history.send({ type: 'REINTENTAR' }) : search.retry}
    />
  );
};
