import { AffiliationFilling } from '../../parts/affiliation/AffiliationFilling';
import { CellPhoneLine, MailLine, PersonLines } from '../../parts/affiliation/AffiliationLines';
import { CodeLine } from '../../parts/form/CodeLine';
import { regimes } from '../../rules/affiliation/affiliation-draft';
import { holderFields } from '../../rules/affiliation/holder-draft';
import { affiliationLabels, affiliationTexts } from '../../texts/affiliation';
import { Halves } from '../../ui/layout/Halves';
import type { ViewProps } from './holder-ref';
import { holderAffiliationTexts as words } from './texts';

const regimeOptions = regimes.map((codigo) => ({ codigo, descripcion: codigo }));

export const Filling = ({ actor, ...props }: ViewProps) => (
  <AffiliationFilling
    {...props}
    actor={actor}
    fields={holderFields}
    groups={[
      {
        title: words.datos,
        lines: (
          <Halves>
            <PersonLines actor={actor} />
            <CodeLine
              actor={actor}
              campo="regimen"
              label={affiliationLabels.regimen}
              emptyLabel={affiliationTexts.elijaRegimen}
              options={regimeOptions}
            />
          </Halves>
        ),
      },
      {
        title: affiliationTexts.contacto,
        lines: (
          <Halves>
            <CellPhoneLine actor={actor} />
            <MailLine actor={actor} />
          </Halves>
        ),
      },
    ]}
  />
);
