import type { ReactNode } from 'react';
import { screenMoment } from '../../../domain/rules/dates/dates';
import { requestFormTexts as words } from '../../texts/request-form';
import { Button } from '../../ui/actions/Button';
import { BulletList } from '../../ui/blocks/BulletList';
import { Card } from '../../ui/blocks/Card';
import { CardHead } from '../../ui/blocks/CardHead';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { Buttons } from '../../ui/layout/Buttons';
import { Row, Stack } from '../../ui/layout/Stack';

interface Props {
  /** The notice of the last request of this kind. */
  receipt: ReactNode;
  /** The documents and data to prepare. */
  items: readonly string[];
  /** When the stored draft was last changed; null: no draft. */
  draftSavedAt: number | null;
  onBegin(): void;
  onResume(): void;
  onDiscard(): void;
}

/** What a request requires, and the stored draft if there is one. */
export const BeforeYouBegin = ({ receipt, items, draftSavedAt, onBegin, onResume, onDiscard }: Props) => (
  <Stack space={5}>
    {receipt}
    {draftSavedAt !== null && (
      <LeadAlert
        tone="advertencia"
        title={words.borrador(screenMoment(draftSavedAt))}
        action={
          <Row>
            <Button size="small" onPress={onResume}>
              {words.seguirBorrador}
            </Button>
            <Button size="small" kind="outline" onPress={onDiscard}>
              {words.descartarBorrador}
            </Button>
          </Row>
        }
      >
        <p>{words.borradorDetalle}</p>
      </LeadAlert>
    )}
    <Card>
      <CardHead title={words.antes} />
      <Stack space={4}>
        <BulletList>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </BulletList>
        {draftSavedAt === null && (
          <Buttons>
            <Button onPress={onBegin}>{words.empezar}</Button>
          </Buttons>
        )}
      </Stack>
    </Card>
  </Stack>
);
