import { contactTexts as words } from '../../texts/contact';
import type { Line } from '../form/line';
import { MaskedLine } from '../form/MaskedLine';

interface Props {
  actor: Line<'telefonoCelular' | 'telefonoResidencial', string>['actor'];
  placeholder: string;
}

export const PhoneLines = ({ actor, placeholder }: Props) => (
  <>
    <MaskedLine
      actor={actor}
      campo="telefonoCelular"
      label={words.celular}
      placeholder={placeholder}
      inputMode="tel"
      checksOnLeave
      autoComplete="tel-national"
      enterKeyHint="next"
    />
    <MaskedLine
      actor={actor}
      campo="telefonoResidencial"
      label={words.residencial}
      placeholder={placeholder}
      inputMode="tel"
      checksOnLeave
      autoComplete="home tel-national"
      enterKeyHint="next"
    />
  </>
);
