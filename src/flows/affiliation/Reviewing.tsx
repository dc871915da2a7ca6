import { NotSent } from '../../parts/requests/NotSent';
import { Review } from '../../parts/requests/Review';
import type { AffiliationField } from '../../rules/affiliation/affiliation-draft';
import { affiliationKinds } from '../../rules/affiliation/affiliation-kinds';
import type { ViewProps } from './affiliation-ref';
import { affiliationKindTexts, affiliationLabels, affiliationTexts as words } from './texts';

const contact: readonly AffiliationField[] = ['telefonoCelular', 'telefonoResidencial', 'correo'];

/** All that will be sent, to be read before. */
export const Reviewing = ({ actor, state, documents }: ViewProps) => {
  const { tipo, borrador } = actor.getSnapshot().context;
  const { fields } = affiliationKinds[tipo];
  const factsOf = (asked: readonly AffiliationField[]) =>
    asked.map((field) => ({ label: affiliationLabels[field], value: borrador[field] }));
  return (
    <Review
      news={state === 'revisando.leyendo' ? null : <NotSent actor={actor} state={state} noCreada={words.noCreada} />}
      groups={[
        { title: affiliationKindTexts[tipo].datos, facts: factsOf(fields.filter((field) => !contact.includes(field))) },
        { title: words.contacto, facts: factsOf(fields.filter((field) => contact.includes(field))) },
      ]}
      documents={documents.list}
      onCorrect={() => actor.send({ type: 'CORREGIR' })}
      onSend={() => actor.send({ type: 'ENVIAR' })}
    />
  );
};
