import { type AffiliationField, longestName, regimes } from '../../../domain/rules/affiliation/affiliation-form';
import { CodeLine } from '../../parts/form/CodeLine';
import type { FormLine } from '../../parts/form/FormLines';
import { MaskedLine } from '../../parts/form/MaskedLine';
import { TextLine } from '../../parts/form/TextLine';
import { CellPhoneLine, HomePhoneLine, MailLine } from '../../parts/requests/ContactLines';
import type { ViewProps } from './affiliation-ref';
import { affiliationLabels as labels, affiliationTexts as words } from './texts';

type Actor = ViewProps['actor'];

const regimeOptions = regimes.map((codigo) => ({ codigo, descripcion: codigo }));

const NameLine = ({ actor, campo }: { actor: Actor; campo: 'nombre' | 'apellido' }) => (
  <TextLine
    actor={actor}
    campo={campo}
    id={campo}
    label={labels[campo]}
    autoComplete="off"
    maxLength={longestName}
    enterKeyHint="next"
  />
);

export const affiliationLines: Readonly<Record<AffiliationField, FormLine<Actor>>> = {
  cedula: ({ actor }) => (
    <MaskedLine
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
  nombre: ({ actor }) => <NameLine actor={actor} campo="nombre" />,
  apellido: ({ actor }) => <NameLine actor={actor} campo="apellido" />,
  regimen: ({ actor }) => (
    <CodeLine
      actor={actor}
      campo="regimen"
      label={labels.regimen}
      emptyLabel={words.elijaRegimen}
      options={regimeOptions}
    />
  ),
  institucion: ({ actor }) => (
    <TextLine
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
  telefonoCelular: CellPhoneLine,
  telefonoResidencial: HomePhoneLine,
  correo: ({ actor }) => <MailLine actor={actor} last />,
};
