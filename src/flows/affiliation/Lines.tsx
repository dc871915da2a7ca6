import type { Line } from '../../parts/form/line';
import { MaskedLine } from '../../parts/form/MaskedLine';
import { TextLine } from '../../parts/form/TextLine';
import { requestFormTexts } from '../../texts/request-form';
import { affiliationLabels as labels, affiliationTexts as words } from './texts';

type Actor<Campo extends string> = Line<Campo, string>['actor'];

/** Who is to be affiliated. */
export const PersonLines = ({ actor }: { actor: Actor<'cedula' | 'nombre' | 'apellido'> }) => (
  <>
    <MaskedLine
      actor={actor}
      campo="cedula"
      id="cedula"
      label={labels.cedula}
      placeholder={words.marcadorCedula}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="next"
    />
    <TextLine
      actor={actor}
      campo="nombre"
      id="nombre"
      label={labels.nombre}
      autoComplete="off"
      maxLength={100}
      enterKeyHint="next"
    />
    <TextLine
      actor={actor}
      campo="apellido"
      id="apellido"
      label={labels.apellido}
      autoComplete="off"
      maxLength={100}
      enterKeyHint="next"
    />
  </>
);

/** The member's own cell phone: as in every form, changing it here changes it there. */
export const CellPhoneLine = ({ actor }: { actor: Actor<'telefonoCelular'> }) => (
  <MaskedLine
    actor={actor}
    campo="telefonoCelular"
    id="telefonoCelular"
    label={labels.telefonoCelular}
    hint={requestFormTexts.cambiarTelefono}
    placeholder={words.marcadorTelefono}
    inputMode="tel"
    autoComplete="tel-national"
    enterKeyHint="next"
  />
);

export const HomePhoneLine = ({ actor }: { actor: Actor<'telefonoResidencial'> }) => (
  <MaskedLine
    actor={actor}
    campo="telefonoResidencial"
    id="telefonoResidencial"
    label={labels.telefonoResidencial}
    hint={requestFormTexts.cambiarTelefono}
    placeholder={words.marcadorTelefono}
    inputMode="tel"
    autoComplete="home tel-national"
    enterKeyHint="next"
  />
);

export const MailLine = ({ actor }: { actor: Actor<'correo'> }) => (
  <TextLine
    actor={actor}
    campo="correo"
    id="correo"
    label={labels.correo}
    type="email"
    autoComplete="email"
    maxLength={254}
    enterKeyHint="done"
  />
);
