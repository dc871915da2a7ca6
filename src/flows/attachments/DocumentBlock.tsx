import { useSelector } from '@xstate/react';
import { Badge } from '../../ui/blocks/Badge';
import { FileBlock } from '../../ui/blocks/FileBlock';
import { AddButtons } from './AddButtons';
import type { DocumentProps } from './attachments-ref';
import { FileList } from './FileList';
import { FilesToAddAgain } from './FilesToAddAgain';
import { FromSession } from './FromSession';
import { Refusals } from './Refusals';
import { attachmentsTexts as words } from './texts';

const State = ({ actor, requisito: { codigo, cantidad, requerido } }: DocumentProps) => {
  const count = useSelector(actor, ({ context }) => context.adjuntos.filter(({ tipo }) => tipo === codigo).length);
  const waits = useSelector(actor, ({ context }) => context.cola.some(({ tipo }) => tipo === codigo));
  if (waits) return <Badge tone="informacion">{words.cuantos(count, cantidad)}</Badge>;
  if (count > 0) return <Badge tone="exito">{words.hecho}</Badge>;
  return <Badge tone="neutral">{requerido ? words.falta : words.opcional}</Badge>;
};

/** One required document: its files, the rejected ones with the reason, and the buttons to add. */
export const DocumentBlock = (props: DocumentProps) => {
  const { actor, box, requisito } = props;
  const { codigo, nombre } = requisito;
  return (
    <FileBlock
      id={`documento-${codigo}`}
      title={nombre}
      rule={words.regla(requisito)}
      badge={<State {...props} />}
      onFiles={(files) => actor.send({ type: 'AGREGAR', tipo: codigo, archivos: files.map((file) => box.take(file)) })}
    >
      <FilesToAddAgain {...props} />
      <FileList {...props} />
      <Refusals {...props} />
      <AddButtons {...props} />
      <FromSession {...props} />
    </FileBlock>
  );
};
