import { useSelector } from '@xstate/react';
import { attachmentNews } from '../../../domain/rules/attachments/attachment-news';
import { Card } from '../../ui/blocks/Card';
import { CardHead } from '../../ui/blocks/CardHead';
import { Meter } from '../../ui/blocks/Meter';
import { Stack } from '../../ui/layout/Stack';
import type { AttachmentsViewProps } from './attachments-ref';
import { DocumentBlock } from './DocumentBlock';
import { attachmentsTexts as words } from './texts';

/** Shows missing documents in every state. */
const Progress = ({ actor }: Pick<AttachmentsViewProps, 'actor'>) => {
  const said = useSelector(actor, ({ context }) => JSON.stringify(attachmentNews(context, context.reduciendo)));
  const { faltan, cargados, requeridos }: ReturnType<typeof attachmentNews> = JSON.parse(said);
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

/** All required documents with their files. */
export const Documents = ({ actor, box }: AttachmentsViewProps) => {
  const requisitos = useSelector(actor, ({ context }) => context.requisitos);
  if (requisitos.length === 0) return null;
  return (
    <Card>
      <CardHead title={words.titulo} />
      <Stack>
        <Progress actor={actor} />
        {requisitos.map((requisito) => (
          <DocumentBlock key={requisito.codigo} actor={actor} box={box} requisito={requisito} />
        ))}
      </Stack>
    </Card>
  );
};
