import { AffiliationReview } from '../../parts/affiliation/AffiliationReview';
import { affiliationTexts } from '../../texts/affiliation';
import type { ViewProps } from './dependent-ref';
import { dependentAffiliationTexts as words } from './texts';

export const Reviewing = ({ actor, ...props }: ViewProps) => (
  <AffiliationReview
    {...props}
    actor={actor}
    draft={actor.getSnapshot().context.borrador}
    groups={[
      { title: words.datos, fields: ['cedula', 'nombre', 'apellido', 'institucion'] },
      { title: affiliationTexts.contacto, fields: ['telefonoCelular', 'telefonoResidencial', 'correo'] },
    ]}
  />
);
