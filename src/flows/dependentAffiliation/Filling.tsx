import { AffiliationFilling } from '../../parts/affiliation/AffiliationFilling';
import { CellPhoneLine, HomePhoneLine, MailLine, PersonLines } from '../../parts/affiliation/AffiliationLines';
import { TextLine } from '../../parts/form/TextLine';
import { dependentFields } from '../../rules/affiliation/dependent-draft';
import { affiliationLabels, affiliationTexts } from '../../texts/affiliation';
import { Halves } from '../../ui/layout/Halves';
import type { ViewProps } from './dependent-ref';
import { dependentAffiliationTexts as words } from './texts';

export const Filling = ({ actor, ...props }: ViewProps) => (
  <AffiliationFilling
    {...props}
    actor={actor}
    fields={dependentFields}
    groups={[
      {
        title: words.datos,
        lines: (
          <Halves>
            <PersonLines actor={actor} />
            <TextLine
              actor={actor}
              campo="institucion"
              id="institucion"
              label={affiliationLabels.institucion}
              hint={words.institucion}
              maxLength={100}
              autoComplete="off"
              enterKeyHint="next"
            />
          </Halves>
        ),
      },
      {
        title: affiliationTexts.contacto,
        lines: (
          <Halves>
            <CellPhoneLine actor={actor} />
            <HomePhoneLine actor={actor} />
            <MailLine actor={actor} />
          </Halves>
        ),
      },
    ]}
  />
);
