import { contactTexts } from '../../texts/contact';
import { requestFormTexts as words } from '../../texts/request-form';
import type { Line } from '../form/line';
import { MaskedLine } from '../form/MaskedLine';
import { TextLine } from '../form/TextLine';

interface Props<Campo extends string> {
  actor: Line<Campo, string>['actor'];
}

/** The member's cell phone; a change here also changes their contact data. */
export const CellPhoneLine = ({ actor }: Props<'telefonoCelular'>) => (
  <MaskedLine
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

export const HomePhoneLine = ({ actor, optional = false }: Props<'telefonoResidencial'> & { optional?: boolean }) => (
  <MaskedLine
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

export const MailLine = ({ actor, last = false }: Props<'correo'> & { last?: boolean }) => (
  <TextLine
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
