import { contactTexts as words } from '../../texts/contact';
import { FormMaskedField } from '../form/FormMaskedField';
import type { FieldProps } from '../form/field-props';

interface Props {
  actor: FieldProps<'telefonoCelular' | 'telefonoResidencial', string>['actor'];
  placeholder: string;
}

export const PhoneFields = ({ actor, placeholder }: Props) => (
  <>
    <FormMaskedField
      actor={actor}
      campo="telefonoCelular"
      label={words.celular}
      placeholder={placeholder}
      inputMode="tel"
      checksOnLeave
      autoComplete="tel-national"
      enterKeyHint="next"
    />
    <FormMaskedField
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
