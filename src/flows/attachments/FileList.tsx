import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { type Adjunto, withRemoved } from '../../../domain/rules/attachments/attached';
import { Button } from '../../ui/actions/Button';
import { FileButton } from '../../ui/actions/FileButton';
import { IconButton } from '../../ui/actions/IconButton';
import { FileRow } from '../../ui/blocks/FileRow';
import { Spinner } from '../../ui/blocks/Spinner';
import { useLeadFocus } from '../../ui/hooks/use-lead-focus';
import { DocumentIcon } from '../../ui/icons/DocumentIcon';
import { TrashIcon } from '../../ui/icons/TrashIcon';
import { Row, Stack } from '../../ui/layout/Stack';
import { acceptOf } from './accept-of';
import type { DocumentProps } from './attachments-ref';
import { attachmentsTexts as words } from './texts';

const Attached = ({ actor, box, requisito, file }: DocumentProps & { file: Adjunto }) => {
  const restored = useSelector(actor, ({ context }) => context.devuelto === file.id);
  const remove = useRef<HTMLButtonElement>(null);
  useLeadFocus(restored ? file.id : null, remove);
  const { id, nombre, formato, bytes, vista, reducida } = file;
  return (
    <FileRow
      src={vista}
      kind={words.mosaico[formato]}
      name={words.nombre(nombre)}
      facts={[words.archivo(formato, bytes), ...(reducida ? [words.reducida] : [])].join('. ')}
      end={
        <IconButton
          ref={remove}
          label={words.quitar(nombre)}
          icon={<TrashIcon size="small" />}
          onPress={() => actor.send({ type: 'QUITAR', adjunto: id })}
        />
      }
    >
      <FileButton
        accept={acceptOf(requisito.formatos)}
        name={`${words.reemplazar} ${nombre}`}
        quiet
        onChoose={([chosen]) => actor.send({ type: 'REEMPLAZAR', adjunto: id, archivo: box.take(chosen) })}
      >
        {words.reemplazar}
      </FileButton>
    </FileRow>
  );
};

/** Replaces a removed file in its place, so that the second press of a double click hits nothing. */
const Removed = ({ actor, file: { id, nombre } }: Pick<DocumentProps, 'actor'> & { file: Adjunto }) => {
  const place = useRef<HTMLParagraphElement>(null);
  useLeadFocus(id, place);
  return (
    <Row>
      <p ref={place} tabIndex={-1} role="status">
        {words.quitado(nombre)}
      </p>
      <Button kind="ghost" size="small" onPress={() => actor.send({ type: 'DESHACER' })}>
        {words.deshacer}
      </Button>
    </Row>
  );
};

/** The files of one document in the order they were added, and those still being checked. */
export const FileList = (props: DocumentProps) => {
  const { actor, requisito } = props;
  const { codigo, nombre } = requisito;
  const adjuntos = useSelector(actor, ({ context }) => context.adjuntos);
  const removed = useSelector(actor, ({ context }) => context.quitado);
  const cola = useSelector(actor, ({ context }) => context.cola);
  const work = useSelector(actor, (snapshot) =>
    snapshot.matches({ abierto: 'reduciendo' }) ? words.reduciendo : words.revisando,
  );
  const first = cola[0];
  const waiting = cola.filter(({ tipo }) => tipo === codigo);
  const own = withRemoved(adjuntos, removed).filter(({ tipo }) => tipo === codigo);
  if (own.length + waiting.length === 0) return null;
  return (
    <Stack space={3}>
      <ul aria-label={words.archivosDe(nombre)}>
        {own.map((file) => (
          <li key={file.id}>
            {file === removed?.adjunto ? <Removed actor={actor} file={file} /> : <Attached {...props} file={file} />}
          </li>
        ))}
        {waiting.map(({ id, nombre: file }) => (
          <li key={id}>
            <FileRow
              src=""
              kind={<DocumentIcon size="small" />}
              name={words.nombre(file)}
              facts={id === first?.id ? <Spinner label={work} /> : words.enEspera}
            />
          </li>
        ))}
      </ul>
      {first?.tipo === codigo && (
        <Row>
          <Button kind="outline" size="small" onPress={() => actor.send({ type: 'CANCELAR' })}>
            {words.cancelar}
          </Button>
        </Row>
      )}
    </Stack>
  );
};
