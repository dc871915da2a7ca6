import { applicantDocumentTypes } from '../../../domain/rules/application/application-document';
import { maritalStatuses } from '../../../domain/rules/application/application-draft';
import { PersonFields } from '../../parts/application/PersonFields';
import { FormCodeSelect } from '../../parts/form/FormCodeSelect';
import { FormEmailField } from '../../parts/form/FormEmailField';
import { FormMaskedField } from '../../parts/form/FormMaskedField';
import { FormTextField } from '../../parts/form/FormTextField';
import { applicationLabels as labels, personTexts } from '../../texts/application';
import { Section } from '../../ui/blocks/Section';
import { Halves } from '../../ui/layout/Halves';
import { Stack } from '../../ui/layout/Stack';
import type { ApplicationRef, ViewProps } from './application-ref';
import { applicationTexts as words } from './texts';
import { useList } from './use-list';

/** In display order. */
export const personFields = [
  'nombres',
  'apellidos',
  'tipoDocumento',
  'noDocumento',
  'fechaNacimiento',
  'sexo',
  'ocupacion',
  'correo',
  'telefono',
  'celular',
  'oficina',
  'direccion',
  'sector',
  'ciudad',
] as const;

const Phone = ({ actor, campo }: { actor: ApplicationRef; campo: 'telefono' | 'celular' | 'oficina' }) => (
  <FormMaskedField
    actor={actor}
    campo={campo}
    id={campo}
    label={labels[campo]}
    {...(campo === 'telefono' ? {} : { optional: words.opcional })}
    placeholder={words.formaTelefono}
    inputMode="tel"
    autoComplete={
      campo === 'oficina' ? 'work tel-national' : campo === 'celular' ? 'mobile tel-national' : 'tel-national'
    }
    enterKeyHint="next"
  />
);

export const PersonStep = ({ actor, lists }: ViewProps) => {
  const nationalities = useList(lists, 'nacionalidades');
  return (
    <Stack space={6}>
      <Section title={words.persona}>
        <Stack space={5}>
          <PersonFields actor={actor} types={applicantDocumentTypes} nationalities={nationalities} own />
          <Halves>
            <FormMaskedField
              actor={actor}
              campo="ocupacion"
              id="ocupacion"
              label={labels.ocupacion}
              optional={words.opcional}
              autoComplete="organization-title"
              enterKeyHint="next"
            />
            <FormCodeSelect
              actor={actor}
              campo="estadoCivil"
              label={labels.estadoCivil}
              optional={words.opcional}
              emptyLabel={personTexts.elija}
              options={maritalStatuses}
            />
          </Halves>
        </Stack>
      </Section>
      <Section title={words.contacto}>
        <Halves>
          <FormEmailField actor={actor} campo="correo" id="correo" label={labels.correo} enterKeyHint="next" />
          <Phone actor={actor} campo="telefono" />
          <Phone actor={actor} campo="celular" />
          <Phone actor={actor} campo="oficina" />
        </Halves>
      </Section>
      <Section title={words.vivienda}>
        <Stack space={5}>
          <FormTextField
            actor={actor}
            campo="direccion"
            id="direccion"
            label={labels.direccion}
            autoComplete="street-address"
            enterKeyHint="next"
          />
          <Halves>
            <FormTextField
              actor={actor}
              campo="sector"
              id="sector"
              label={labels.sector}
              autoComplete="address-level3"
              enterKeyHint="next"
            />
            <FormMaskedField
              actor={actor}
              campo="ciudad"
              id="ciudad"
              label={labels.ciudad}
              autoComplete="address-level2"
              enterKeyHint="go"
            />
          </Halves>
        </Stack>
      </Section>
    </Stack>
  );
};
