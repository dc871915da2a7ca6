import { useSelector } from '@xstate/react';
import { BulletList } from '../../ui/blocks/BulletList';
import { Section } from '../../ui/blocks/Section';
import { caseHistory } from './case-history';
import type { DetailRef } from './detail-ref';
import { requestDetailTexts as words } from './texts';

interface Props {
  detail: DetailRef;
  /** By the server's clock. */
  now: number;
}

/** What happened to a case, and whom we told; nothing where the server does not say. */
export const CaseHistory = ({ detail, now }: Props) => {
  const historia = useSelector(detail, ({ context }) => context.historia);
  const sentences = caseHistory(historia, now);
  if (sentences.length === 0) return null;
  return (
    <Section title={words.historia}>
      <BulletList>
        {sentences.map((sentence, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two events may read alike, and the list is replaced as a whole
          <li key={at}>{sentence}</li>
        ))}
      </BulletList>
    </Section>
  );
};
