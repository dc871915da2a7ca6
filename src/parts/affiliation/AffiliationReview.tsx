import type { AffiliationField } from '../../rules/affiliation/affiliation-draft';
import { affiliationLabels, affiliationTexts as words } from '../../texts/affiliation';
import { NotSent } from '../requests/NotSent';
import { Review } from '../requests/Review';
import type { AffiliationViewProps } from './affiliation-ref';

interface Props<Field extends AffiliationField> extends Omit<AffiliationViewProps, 'aMano'> {
  draft: Readonly<Record<Field, string>>;
  groups: readonly { title: string; fields: readonly Field[] }[];
}

/** All that will be sent, to be read before. */
export const AffiliationReview = <Field extends AffiliationField>({
  actor,
  state,
  documents,
  draft,
  groups,
}: Props<Field>) => (
  <Review
    news={state === 'revisando.leyendo' ? null : <NotSent actor={actor} state={state} noCreada={words.noCreada} />}
    groups={groups.map(({ title, fields }) => ({
      title,
      facts: fields.map((field) => ({ label: affiliationLabels[field], value: draft[field] })),
    }))}
    documents={documents.list}
    onCorrect={() => actor.send({ type: 'CORREGIR' })}
    onSend={() => actor.send({ type: 'ENVIAR' })}
  />
);
