import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { attachmentSummary } from '../../../domain/rules/attachments/attachment-summary';
import type { Requisito } from '../../../domain/rules/attachments/requirement';
import { shellTexts } from '../../texts/shell';
import { Card } from '../../ui/blocks/Card';
import { CardHead } from '../../ui/blocks/CardHead';
import { Collapsible } from '../../ui/blocks/Collapsible';
import { Meter } from '../../ui/blocks/Meter';
import { Stack } from '../../ui/layout/Stack';
import { Confirmation } from '../../ui/overlays/Confirmation';
import type { AttachmentsViewProps } from './attachments-ref';
import { DocumentBlock } from './DocumentBlock';
import { attachmentsTexts as words } from './texts';

/** Shows missing documents in every state. */
const Progress = ({ actor }: Pick<AttachmentsViewProps, 'actor'>) => {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { faltan, cargados, requeridos } = attachmentSummary(context);
  if (requeridos === 0) return null;
  const sentence = words.cargados(cargados, requeridos);
  return (
    <Stack space={2}>
      <Meter label={words.titulo} words={sentence} now={cargados} of={requeridos} />
      <p role="status">{sentence}</p>
      {faltan.length > 0 && <p>{words.faltan(faltan)}</p>}
    </Stack>
  );
};

/** All required documents with their files; below them, folded, those that nobody waits for. */
export const Documents = ({ actor, box }: AttachmentsViewProps) => {
  const requisitos = useSelector(actor, ({ context }) => context.requisitos);
  const [pending] = useState(() => actor.getSnapshot().context.pendientes.map(({ tipo }) => tipo));
  if (requisitos.length === 0) return null;
  const block = (requisito: Requisito) => (
    <DocumentBlock key={requisito.codigo} actor={actor} box={box} requisito={requisito} />
  );
  const folded = requisitos.filter(({ plegado }) => plegado);
  return (
    <Card>
      <CardHead title={words.titulo} />
      <Stack>
        <Progress actor={actor} />
        {requisitos.filter(({ plegado }) => !plegado).map(block)}
        {folded.length > 0 && (
          <Collapsible title={words.otros} open={folded.some(({ codigo }) => pending.includes(codigo))}>
            {folded.map(block)}
          </Collapsible>
        )}
      </Stack>
    </Card>
  );
};

export interface LeavingProps {
  actor: AttachmentsViewProps['actor'];
  /** Whether the request is being sent. */
  isSending: () => boolean;
  /** What else the form does not keep. */
  more?: string | undefined;
}

/** What is lost with the page, while that is asked. */
export const LeavingQuestion = ({ actor, isSending, more }: LeavingProps) => {
  const { pregunta, detalle, salir } = isSending() ? words.salida.enviando : words.salida.pagina;
  return (
    <Confirmation
      question={pregunta}
      safe={{ label: words.salida.quedarse, act: () => actor.send({ type: 'QUEDARSE' }) }}
      sure={{ label: salir, act: () => actor.send({ type: 'SALIR' }), kind: 'outline' }}
      closeLabel={shellTexts.cerrar}
    >
      <p>{detalle}</p>
      {more && <p>{more}</p>}
    </Confirmation>
  );
};
