import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { noDocument } from '../../../domain/rules/application/application-document';
import { sexes } from '../../../domain/rules/application/application-draft';
import type { Choice } from '../../../domain/rules/application/application-lists';
import { applicationLabels as labels, personTexts as words } from '../../texts/application';
import { calendarLoadTexts } from '../../texts/calendar';
import { LockedField } from '../../ui/fields/LockedField';
import { Halves } from '../../ui/layout/Halves';
import { FormCodeSelect } from '../form/FormCodeSelect';
import { FormDateField } from '../form/FormDateField';
import { FormMaskedField } from '../form/FormMaskedField';
import { FormRadioGroup } from '../form/FormRadioGroup';
import type { FieldProps } from '../form/field-props';

type Field = 'nombres' | 'apellidos' | 'tipoDocumento' | 'noDocumento' | 'fechaNacimiento' | 'sexo' | 'nacionalidad';
type Ref = FieldProps<Field, string, { hoy: string }>['actor'];

const hints: Readonly<Record<string, string>> = { 1: words.pistaCedula, 2: words.pistaPasaporte };

const DocumentField = ({ actor }: { actor: Ref }) => {
  const type = useSelector(actor, ({ context }) => context.borrador.tipoDocumento);
  if (type === '3')
    return <LockedField label={labels.noDocumento} value={noDocument} hint={words.pistaNoAplica} id="noDocumento" />;
  return (
    <FormMaskedField
      actor={actor}
      campo="noDocumento"
      id="noDocumento"
      label={labels.noDocumento}
      hint={hints[type]}
      inputMode={type === '1' ? 'numeric' : 'text'}
      autoComplete="off"
      enterKeyHint="next"
    />
  );
};

export interface ListProps {
  choices: readonly Choice[] | null;
  /** A RetryButton if the list failed to load. */
  remedy: ReactNode;
}

const BirthDateField = ({ actor, own }: Pick<Props, 'actor' | 'own'>) => {
  const hoy = useSelector(actor, ({ context }) => context.hoy);
  return (
    <FormDateField
      actor={actor}
      campo="fechaNacimiento"
      label={labels.fechaNacimiento}
      hint={words.pistaNacimiento}
      min="1900-01-01"
      max={hoy}
      today={hoy}
      placeholder={words.formaFecha}
      words={{
        open: words.abrirCalendario,
        close: words.cerrarCalendario,
        month: words.mes,
        year: words.ano,
        ...calendarLoadTexts,
      }}
      {...(own && { autoComplete: 'bday' })}
      enterKeyHint="next"
    />
  );
};

interface Props {
  actor: Ref;
  types: readonly Choice[];
  nationalities: ListProps;
  /** The applicant's own data, which their browser may autofill. */
  own: boolean;
}

/** The personal data of the applicant or a dependent. */
export const PersonFields = ({ actor, types, nationalities, own }: Props) => (
  <>
    <Halves>
      <FormMaskedField
        actor={actor}
        campo="nombres"
        id="nombres"
        label={labels.nombres}
        autoComplete={own ? 'given-name' : 'off'}
        enterKeyHint="next"
      />
      <FormMaskedField
        actor={actor}
        campo="apellidos"
        id="apellidos"
        label={labels.apellidos}
        autoComplete={own ? 'family-name' : 'off'}
        enterKeyHint="next"
      />
    </Halves>
    <FormRadioGroup
      actor={actor}
      campo="tipoDocumento"
      id="tipoDocumento"
      legend={labels.tipoDocumento}
      layout="side"
      choices={types}
    />
    <Halves>
      <DocumentField actor={actor} />
      <BirthDateField actor={actor} own={own} />
    </Halves>
    <FormRadioGroup actor={actor} campo="sexo" id="sexo" legend={labels.sexo} layout="side" choices={sexes} />
    <FormCodeSelect
      actor={actor}
      campo="nacionalidad"
      label={labels.nacionalidad}
      emptyLabel={nationalities.choices === null ? words.cargando : null}
      options={nationalities.choices ?? []}
      busy={nationalities.choices === null && nationalities.remedy === null}
      remedy={nationalities.remedy}
    />
  </>
);
