import { type AffiliationField, longestName, regimes } from '../../../domain/rules/affiliation/affiliation-form';
import { FormCodeSelect } from '../../parts/form/FormCodeSelect';
import type { FieldComponent } from '../../parts/form/FormFields';
import { FormMaskedField } from '../../parts/form/FormMaskedField';
import { FormTextField } from '../../parts/form/FormTextField';
import { CellPhoneField, HomePhoneField, MailField } from '../../parts/requests/ContactFields';
import type { ViewProps } from './affiliation-ref';
import { affiliationLabels as labels, affiliationTexts as words } from './texts';

type Actor = ViewProps['actor'];

const regimeOptions = regimes.map((codigo) => ({ codigo, descripcion: codigo }));

const NameField = ({ actor, campo }: { actor: Actor; campo: 'nombre' | 'apellido' }) => (
  <FormTextField
    actor={actor}
    campo={campo}
    id={campo}
    label={labels[campo]}
    autoComplete="off"
    maxLength={longestName}
    enterKeyHint="next"
  />
);

export const affiliationFields: Readonly<Record<AffiliationField, FieldComponent<Actor>>> = {
  cedula: ({ actor }) => (
    <FormMaskedField
      actor={actor}
      campo="cedula"
      id="cedula"
      label={labels.cedula}
      placeholder={words.marcadorCedula}
      inputMode="numeric"
      checksOnLeave
      autoComplete="off"
      enterKeyHint="next"
    />
  ),
  nombre: ({ actor }) => <NameField actor={actor} campo="nombre" />,
  apellido: ({ actor }) => <NameField actor={actor} campo="apellido" />,
  regimen: ({ actor }) => (
    <FormCodeSelect
      actor={actor}
      campo="regimen"
      label={labels.regimen}
      emptyLabel={words.elijaRegimen}
      options={regimeOptions}
    />
  ),
  institucion: ({ actor }) => (
    <FormTextField
      actor={actor}
      campo="institucion"
      id="institucion"
      label={labels.institucion}
      hint={words.institucion}
      maxLength={longestName}
      autoComplete="off"
      enterKeyHint="next"
    />
  ),
  telefonoCelular: CellPhoneField,
  telefonoResidencial: HomePhoneField,
  correo: ({ actor }) => <MailField actor={actor} last />,
};
