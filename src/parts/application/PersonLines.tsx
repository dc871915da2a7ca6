import type { ReactNode } from 'react';
import { noDocument } from '../../../domain/rules/application/application-document';
import { sexes } from '../../../domain/rules/application/application-draft';
import type { Choice } from '../../../domain/rules/application/application-lists';
import { applicationLabels as labels, personTexts as words } from '../../texts/application';
import { calendarNews } from '../../texts/calendar';
import { LockedField } from '../../ui/fields/LockedField';
import { Halves } from '../../ui/layout/Halves';
import { CodeLine } from '../form/CodeLine';
import { DayLine } from '../form/DayLine';
import type { Line } from '../form/line';
import { MaskedLine } from '../form/MaskedLine';
import { RadioLine } from '../form/RadioLine';
import { useFormValue } from '../form/use-form-value';

type Field = 'nombres' | 'apellidos' | 'tipoDocumento' | 'noDocumento' | 'fechaNacimiento' | 'sexo' | 'nacionalidad';
type Ref = Line<Field, string, { hoy: string }>['actor'];

const hints: Readonly<Record<string, string>> = { 1: words.pistaCedula, 2: words.pistaPasaporte };

const DocumentLine = ({ actor }: { actor: Ref }) => {
  const type = useFormValue(actor, ({ context }) => context.borrador.tipoDocumento);
  if (type === '3')
    return <LockedField label={labels.noDocumento} value={noDocument} hint={words.pistaNoAplica} id="noDocumento" />;
  return (
    <MaskedLine
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

const BirthLine = ({ actor, own }: Pick<Props, 'actor' | 'own'>) => {
  const hoy = useFormValue(actor, ({ context }) => context.hoy);
  return (
    <DayLine
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
        ...calendarNews,
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
export const PersonLines = ({ actor, types, nationalities, own }: Props) => (
  <>
    <Halves>
      <MaskedLine
        actor={actor}
        campo="nombres"
        id="nombres"
        label={labels.nombres}
        autoComplete={own ? 'given-name' : 'off'}
        enterKeyHint="next"
      />
      <MaskedLine
        actor={actor}
        campo="apellidos"
        id="apellidos"
        label={labels.apellidos}
        autoComplete={own ? 'family-name' : 'off'}
        enterKeyHint="next"
      />
    </Halves>
    <RadioLine
      actor={actor}
      campo="tipoDocumento"
      id="tipoDocumento"
      legend={labels.tipoDocumento}
      layout="side"
      choices={types}
    />
    <Halves>
      <DocumentLine actor={actor} />
      <BirthLine actor={actor} own={own} />
    </Halves>
    <RadioLine actor={actor} campo="sexo" id="sexo" legend={labels.sexo} layout="side" choices={sexes} />
    <CodeLine
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
