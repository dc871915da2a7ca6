import type { ReactNode } from 'react';
import { requestFormTexts as words } from '../../texts/request-form';
import { Button } from '../../ui/actions/Button';
import { SaveBar } from '../../ui/actions/SaveBar';
import { Card } from '../../ui/blocks/Card';
import { CardHead } from '../../ui/blocks/CardHead';
import { type Fact, FactGrid } from '../../ui/blocks/FactGrid';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { Stack } from '../../ui/layout/Stack';

interface Props {
  /** Told in place of the first words, after a request did not leave. */
  news: ReactNode;
  groups: readonly { title: string; facts: readonly Fact[] }[];
  documents: ReactNode;
  onCorrect(): void;
  onSend(): void;
}

/** All that a request will send, to be read before. */
export const Review = ({ news, groups, documents, onCorrect, onSend }: Props) => (
  <Stack space={5}>
    {news ?? (
      <LeadAlert tone="informacion" title={words.revision}>
        <p>{words.revisionDetalle}</p>
      </LeadAlert>
    )}
    {groups.map(({ title, facts }) => (
      <Card key={title}>
        <CardHead title={title} />
        <FactGrid facts={facts} />
      </Card>
    ))}
    <Card>
      <CardHead title={words.documentos} />
      {documents}
    </Card>
    <SaveBar label={words.barra}>
      <Button kind="outline" onPress={onCorrect}>
        {words.corregir}
      </Button>
      <Button onPress={onSend}>{words.enviar}</Button>
    </SaveBar>
  </Stack>
);
