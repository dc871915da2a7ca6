import { Fragment, type ReactNode } from 'react';
import type { ResultPage } from '../../../domain/rules/lists/paging';
import { type PageSize, pageSizeOf, pageSizes, paging } from '../../../domain/rules/lists/paging';
import type { Notice } from '../../texts/problem';
import { resultsTexts } from '../../texts/results';
import { shellTexts } from '../../texts/shell';
import { RowButton } from '../../ui/actions/RowButton';
import { Card } from '../../ui/blocks/Card';
import { EmptyBlock } from '../../ui/blocks/EmptyBlock';
import { ErrorBlock } from '../../ui/blocks/ErrorBlock';
import { Pager } from '../../ui/blocks/Pager';
import { ResultsRegion } from '../../ui/blocks/ResultsRegion';
import { ResultTable } from '../../ui/blocks/ResultTable';
import { Skeleton } from '../../ui/blocks/Skeleton';
import { SearchIcon } from '../../ui/icons/SearchIcon';
import type { Column } from './column';
import type { RowAction } from './row-action';

interface Props<Row> {
  title: string;
  columns: readonly Column<Row>[];
  actions?: readonly RowAction<Row>[];
  rowKey: (row: Row) => string;
  /** Names a row in the labels of its buttons: «Descargar, Clínica Abreu, 3 de mayo». */
  rowName: (row: Row) => string;
  /** Null before the first result. Keeps the previous result while the next search is pending. */
  found: ResultPage<Row> | null;
  waiting: boolean;
  failure: Notice | null;
  /** Changes to a new value when an answer arrives that the page leads to. */
  lead?: string | null;
  /** Replaces the default empty message. */
  empty?: ReactNode;
  onPage: (page: number) => void;
  onSize: (size: PageSize) => void;
  onRetry: () => void;
}

/** The paged results of a search, with its initial, pending, empty and error states. */
export const Results = <Row,>(props: Props<Row>) => (
  <ResultsRegion title={props.title} status={statusOf(props)} shown={shownOf(props)} lead={props.lead ?? null}>
    <Body {...props} />
  </ResultsRegion>
);

interface Shown {
  found: ResultPage<unknown> | null;
  waiting: boolean;
  failure: Notice | null;
}

const statusOf = ({ found, waiting, failure }: Shown): string => {
  if (waiting) return resultsTexts.buscando;
  if (failure !== null || found === null) return '';
  return resultsTexts.resumen(found.total, found.page, paging(found).pages);
};

const shownOf = ({ found, waiting, failure }: Shown): string => {
  if (failure !== null && !waiting) return 'failure';
  return found === null ? 'nothing' : `${found.page}/${found.size}`;
};

const Body = <Row,>(props: Props<Row>) => {
  const { found, waiting, failure } = props;
  if (failure !== null && !waiting)
    return (
      <Card>
        <ErrorBlock
          title={failure.titulo}
          detail={failure.detalle}
          retry={{ label: shellTexts.reintentar, act: props.onRetry }}
        />
      </Card>
    );
  if (found !== null) return <Page {...props} found={found} />;
  return (
    <Card>
      {waiting ? (
        <Skeleton shape="row" count={3} label={shellTexts.cargando} />
      ) : (
        <EmptyBlock icon={<SearchIcon />} title={resultsTexts.inicial} />
      )}
    </Card>
  );
};

const Page = <Row,>(props: Props<Row> & { found: ResultPage<Row> }) => {
  const { title, columns, actions = [], rowKey, rowName, found, waiting, empty } = props;
  const { rows, total } = found;
  return (
    <>
      {rows.length === 0 ? (
        (empty ?? (
          <Card>
            <EmptyBlock icon={<SearchIcon />} title={resultsTexts.vacio} />
          </Card>
        ))
      ) : (
        <ResultTable
          caption={title}
          columns={columns}
          actionsLabel={resultsTexts.acciones}
          busy={waiting}
          rows={rows.map((row) => ({
            key: rowKey(row),
            cells: columns.map(({ cell }) => cell(row)),
            actions: actions
              .filter(({ offered }) => offered?.(row) ?? true)
              .map((action) => <Action key={action.label} action={action} row={row} of={rowName(row)} />),
          }))}
        />
      )}
      {total > 0 && <Pages {...props} />}
    </>
  );
};

const Action = <Row,>({ action, row, of }: { action: RowAction<Row>; row: Row; of: string }) => {
  const name = resultsTexts.deFila(action.label, of);
  if ('link' in action) return <Fragment>{action.link(row, name)}</Fragment>;
  return (
    <RowButton
      kind={action.kind ?? 'tonal'}
      icon={action.icon}
      name={name}
      busy={action.busy?.(row) ?? false}
      held={action.held ?? false}
      onPress={() => action.act(row)}
    >
      {action.label}
    </RowButton>
  );
};

const Pages = ({ found, onPage, onSize }: Pick<Props<never>, 'onPage' | 'onSize'> & { found: ResultPage<unknown> }) => {
  const { pages, range, previous, next } = paging(found);
  const to = (page: number | null) => (page === null ? null : () => onPage(page));
  return (
    <Pager
      label={resultsTexts.paginas}
      size={{
        label: resultsTexts.porPagina,
        value: found.size,
        options: pageSizes,
        onChoose: (chosen) => {
          const size = pageSizeOf(String(chosen));
          if (size !== null) onSize(size);
        },
      }}
      range={range === null ? '' : resultsTexts.tramo(range[0], range[1], found.total)}
      page={resultsTexts.pagina(found.page, pages)}
      previous={{ label: resultsTexts.anterior, act: to(previous) }}
      next={{ label: resultsTexts.siguiente, act: to(next) }}
    />
  );
};
