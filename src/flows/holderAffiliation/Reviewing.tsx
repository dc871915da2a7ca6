import { AffiliationReview } from '../../parts/affiliation/AffiliationReview';
import { affiliationTexts } from '../../texts/affiliation';
import type { ViewProps } from './holder-ref';
import { holderAffiliationTexts as words } from './texts';

export const Reviewing = ({ actor, ...props }: ViewProps) => (
  <AffiliationReview
    {...props}
    actor={actor}
    draft={actor.getSnapshot().context.borrador}
    groups={[
      { title: words.datos, fields: ['cedula', 'nombre', 'apellido', 'regimen'] },
      { title: affiliationTexts.contacto, fields: ['telefonoCelular', 'correo'] },
    ]}
  />
);
