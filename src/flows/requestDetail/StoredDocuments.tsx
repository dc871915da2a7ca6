import { useSelector } from '@xstate/react';
import type { requestDetailMachine } from '../../../machines/requestDetail/requestDetail.machine';
import type { StateOf } from '../../../machines/state-of';
import { failureNotice } from '../../texts/failure';
import { shellTexts } from '../../texts/shell';
import { weightText } from '../../texts/weight';
import { Button } from '../../ui/actions/Button';
import { ButtonAnchor } from '../../ui/actions/ButtonAnchor';
import { Alert } from '../../ui/blocks/Alert';
import { Announcer } from '../../ui/blocks/Announcer';
import { BulletList } from '../../ui/blocks/BulletList';
import { ErrorBlock } from '../../ui/blocks/ErrorBlock';
import { FileRow } from '../../ui/blocks/FileRow';
import { Meter } from '../../ui/blocks/Meter';
import { Section } from '../../ui/blocks/Section';
import { DocumentIcon } from '../../ui/icons/DocumentIcon';
import { Buttons } from '../../ui/layout/Buttons';
import { Row, Stack } from '../../ui/layout/Stack';
import { AddLink } from './AddLink';
import { takesDocuments } from './case-stage';
import type { DetailRef } from './detail-ref';
import { storedTypeText, requestDetailTexts as words } from './texts';

interface Props {
  detail: DetailRef;
}
type View = (props: Props) => React.ReactNode;
type Stored = NonNullable<ReturnType<DetailRef['getSnapshot']>['context']['guardados']>['documentos'][number];

const Coming: View = ({ detail }) => {
  const recibidos = useSelector(detail, ({ context }) => context.recibidos);
  const total = useSelector(detail, ({ context }) => context.total);
  const sentence = words.avance(recibidos, total);
  return (
    <>
      <Announcer words={words.recibiendo} />
      <Alert
        tone="informacion"
        lasting
        title={words.recibiendo}
        action={
          <Button kind="ghost" size="small" onPress={() => detail.send({ type: 'CANCELAR' })}>
            {words.cancelar}
          </Button>
        }
      >
        {sentence}
        {total !== null && <Meter label={words.recibiendo} words={sentence} now={recibidos} of={total} />}
      </Alert>
    </>
  );
};

/** The button stays in its place while loading, so that a double click does not hit the cancel button. */
const Asked: View = ({ detail }) => {
  const comes = useSelector(detail, (snapshot) => snapshot.matches({ mostrando: 'descargando' }));
  return (
    <>
      <Buttons>
        <Button
          kind="tonal"
          size="small"
          busy={comes}
          busyLabel={words.recibiendo}
          onPress={() => detail.send({ type: 'PEDIR_DOCUMENTOS' })}
        >
          {words.verDocumentos}
        </Button>
        {!comes && <span>{words.pesan}</span>}
      </Buttons>
      {comes && <Coming detail={detail} />}
    </>
  );
};

const Failed: View = ({ detail }) => {
  const problema = useSelector(detail, ({ context }) => context.problema);
  return (
    <div role="alert">
      <ErrorBlock
        look="line"
        title={words.noCargados}
        detail={failureNotice(problema ?? 'limite', 'servicios').detalle}
        retry={{ label: shellTexts.reintentar, act: () => detail.send({ type: 'PEDIR_DOCUMENTOS' }) }}
      />
    </div>
  );
};

const Missing: View = ({ detail }) => {
  const faltan = useSelector(detail, ({ context }) => context.guardados?.faltan ?? []);
  const caso = useSelector(detail, ({ context }) => context.caso);
  if (faltan.length === 0) return null;
  const forma = caso === null ? null : takesDocuments(caso);
  return (
    <Alert
      tone="advertencia"
      lasting
      title={words.faltan}
      action={caso === null || forma === null ? undefined : <AddLink forma={forma} numeroCaso={caso.numeroCaso} />}
    >
      <BulletList>
        {faltan.map((name) => (
          <li key={name} dir="auto">
            {name}
          </li>
        ))}
      </BulletList>
    </Alert>
  );
};

const None: View = ({ detail }) => (
  <>
    <p role="status">{words.sinDocumentos}</p>
    <Missing detail={detail} />
    <Row>
      <Button kind="ghost" size="small" onPress={() => detail.send({ type: 'PEDIR_DOCUMENTOS' })}>
        {words.buscarOtraVez}
      </Button>
    </Row>
  </>
);

/**
 * Opens file types that are safe in a page and saves others. A link, because browsers block windows opened by a script.
 */
const Open = ({ file, onTake }: { file: Stored; onTake: () => void }) => {
  const opens = file.tipo !== null;
  const action = opens ? words.ver : words.guardar;
  return (
    <ButtonAnchor
      href={file.direccion}
      aria-label={words.deDocumento(action, opens ? `${file.nombre} ${words.otraPestana}` : file.nombre)}
      onClick={onTake}
      {...(opens ? { target: '_blank', rel: 'noopener' } : { download: file.nombre })}
    >
      {action}
    </ButtonAnchor>
  );
};

const FileOf = ({ file, onTake }: { file: Stored; onTake: () => void }) => {
  const kind = file.tipo === null ? words.otroTipo : storedTypeText[file.tipo];
  const broken = file.direccion === '';
  return (
    <FileRow
      src={file.tipo === null || file.tipo === 'application/pdf' ? '' : file.direccion}
      kind={file.tipo === null ? <DocumentIcon /> : kind}
      name={file.nombre}
      facts={broken ? words.danado : `${kind} · ${weightText(file.tamano)}`}
      end={broken ? undefined : <Open file={file} onTake={onTake} />}
    />
  );
};

const Listed: View = ({ detail }) => {
  const documentos = useSelector(detail, ({ context }) => context.guardados?.documentos ?? []);
  return (
    <>
      <ul aria-label={words.documentos}>
        {documentos.map((file, lugar) => (
          <li key={file.direccion || `${lugar}`}>
            <FileOf file={file} onTake={() => detail.send({ type: 'TOMAR_DOCUMENTO', lugar })} />
          </li>
        ))}
      </ul>
      <Missing detail={detail} />
      <Row>
        <Button kind="ghost" size="small" onPress={() => detail.send({ type: 'OCULTAR' })}>
          {words.ocultar}
        </Button>
      </Row>
    </>
  );
};

type State = StateOf<typeof requestDetailMachine>;

const views = {
  'mostrando.sinPedir': Asked,
  'mostrando.descargando.recibiendo': Asked,
  'mostrando.fallidos': Failed,
  'mostrando.sinDocumentos': None,
  'mostrando.listados': Listed,
} satisfies Record<Extract<State, `mostrando.${string}`>, View>;

const isShown = (state: State): state is keyof typeof views => state in views;

/** The documents of a case, loaded on request. */
export const StoredDocuments = ({ detail, state }: Props & { state: State }) => {
  if (!isShown(state)) return null;
  const Current = views[state];
  return (
    <Section title={words.documentos}>
      <Stack space={3}>
        <Current detail={detail} />
      </Stack>
    </Section>
  );
};
