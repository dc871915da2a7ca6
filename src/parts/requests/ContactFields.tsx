import { contactTexts } from '../../texts/contact';
import { requestFormTexts as words } from '../../texts/request-form';
import { FormMaskedField } from '../form/FormMaskedField';
import { FormTextField } from '../form/FormTextField';
import type { FieldProps } from '../form/field-props';

interface Props<Campo extends string> {
  actor: FieldProps<Campo, string>['actor'];
}

/** The member's cell phone; a change here also changes their contact data. */
export const CellPhoneField = ({ actor }: Props<'telefonoCelular'>) => (
  <FormMaskedField
    actor={actor}
    campo="telefonoCelular"
    id="telefonoCelular"
    label={contactTexts.celular}
    hint={words.cambiarTelefono}
    placeholder={words.marcadorTelefono}
    inputMode="tel"
    checksOnLeave
    autoComplete="tel-national"
    enterKeyHint="next"
  />
);

export const HomePhoneField = ({ actor, optional = false }: Props<'telefonoResidencial'> & { optional?: boolean }) => (
  <FormMaskedField
    actor={actor}
    campo="telefonoResidencial"
    id="telefonoResidencial"
    label={contactTexts.residencial}
    {...(optional ? { optional: contactTexts.opcional } : { hint: words.cambiarTelefono })}
    placeholder={words.marcadorTelefono}
    inputMode="tel"
    checksOnLeave
    autoComplete="home tel-national"
    enterKeyHint="next"
  />
);

export const MailField = ({ actor, last = false }: Props<'correo'> & { last?: boolean }) => (
  <FormTextField
    actor={actor}
    campo="correo"
    id="correo"
    label={contactTexts.correo}
    type="email"
    autoComplete="email"
    maxLength={254}
    enterKeyHint={last ? 'done' : 'next'}
  />
);
