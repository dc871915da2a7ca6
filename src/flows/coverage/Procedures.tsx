import { useSelector } from '@xstate/react';
import { linkedWords } from '../../../domain/rules/notices/linked-words';
import { LinkedWords } from '../../parts/LinkedWords';
import { Results } from '../../parts/results/Results';
import { useSearch } from '../../parts/results/use-search';
import { Alert } from '../../ui/blocks/Alert';
import { RowLead } from '../../ui/blocks/RowLead';
import type { CoverageRef } from './coverage-ref';
import { coverageTexts as words } from './texts';

type Row = NonNullable<ReturnType<CoverageRef['getSnapshot']>['context']['hallazgo']>['rows'][number];

const joined = (...parts: readonly string[]) => parts.filter((part) => part.trim() !== '').join(' · ');

const payers = ({ contributivo, subsidiado, complementario }: Row) =>
  joined(
    contributivo ? words.contributivo : '',
    subsidiado ? words.subsidiado : '',
    complementario ? words.planesComplementarios : '',
  );

const columns = [
  {
    name: words.procedimiento,
    cell: ({ descripcion, codigo }: Row) => <RowLead title={descripcion} line={codigo} />,
  },
  { name: words.grupoYSubgrupo, cell: ({ grupo, subGrupo }: Row) => joined(grupo, subGrupo) },
  { name: words.loCubren, cell: payers },
];

interface Props {
  coverage: CoverageRef;
  searching: boolean;
}

const Nothing = ({ coverage }: Pick<Props, 'coverage'>) => {
  const notice = linkedWords(useSelector(coverage, ({ context }) => context.aviso));
  const byName = useSelector(coverage, ({ context }) => context.pedida.nombre !== '');
  return (
    <Alert tone="advertencia" title={words.vacia}>
      {byName && <p>{words.otrasPalabras}</p>}
      {notice.length > 0 && <LinkedWords words={notice} />}
    </Alert>
  );
};

export const Procedures = ({ coverage, searching }: Props) => {
  const found = useSelector(coverage, ({ context }) => context.hallazgo);
  const { failure, retry } = useSearch(useSelector(coverage, ({ children }) => children.consultarProcedimientos));
  const waiting = searching && failure === null;
  return (
    <Results
      title={words.resultados}
      columns={columns}
      actions={[
        {
          label: words.verDetalle,
          held: waiting,
          act: ({ codigo }) => coverage.send({ type: 'VER_DETALLE', codigo }),
        },
        {
          label: words.verPrestadores,
          kind: 'ghost',
          held: waiting,
          act: ({ codigo }) => coverage.send({ type: 'VER_PRESTADORES', codigo }),
        },
      ]}
      rowKey={({ codigo }) => codigo}
      rowName={({ descripcion }) => descripcion}
      found={found}
      waiting={waiting}
      failure={failure && { ...failure, titulo: words.fallida }}
      empty={<Nothing coverage={coverage} />}
      onPage={(pagina) => coverage.send({ type: 'PAGINA', pagina })}
      onSize={(filas) => coverage.send({ type: 'FILAS', filas })}
      onRetry={retry}
    />
  );
};
