import type { Faltas } from '../form/form-events';
import type { ContactDraft } from './contact-draft';
import type { ContactPart } from './contact-part';
import { isEmail } from './email';
import { isPhone } from './phone';
import { type Place, placesIn } from './place';

export type ContactFault =
  | 'faltaTelefono'
  | 'telefonoInvalido'
  | 'faltaProvincia'
  | 'faltaMunicipio'
  | 'faltaCalle'
  | 'faltaNoCasa'
  | 'faltaSector'
  | 'muyLargo'
  | 'faltaCorreo'
  | 'correoInvalido';

export interface Country {
  provincias: readonly Place[];
  municipios: readonly Place[];
}

type Faults = Faltas<keyof ContactDraft, ContactFault>;
type Found = [keyof ContactDraft, ContactFault];

const longest = { calle: 120, noCasa: 20, apartamento: 20, edificio: 60, sector: 80 } as const;
const required: Readonly<Partial<Record<keyof typeof longest, ContactFault>>> = {
  calle: 'faltaCalle',
  noCasa: 'faltaNoCasa',
  sector: 'faltaSector',
};
const texts = ['calle', 'noCasa', 'apartamento', 'edificio', 'sector'] as const satisfies (keyof typeof longest)[];

const phoneFaults = ({ telefonoCelular, telefonoResidencial }: ContactDraft): Found[] => {
  if (telefonoCelular.trim() === '' && telefonoResidencial.trim() === '') return [['telefonoCelular', 'faltaTelefono']];
  const wrong = (text: string) => text.trim() !== '' && !isPhone(text);
  return [
    ...(wrong(telefonoCelular) ? [['telefonoCelular', 'telefonoInvalido'] as Found] : []),
    ...(wrong(telefonoResidencial) ? [['telefonoResidencial', 'telefonoInvalido'] as Found] : []),
  ];
};

/** A place is valid only if the lists have it, in the selected province. */
const addressFaults = (draft: ContactDraft, { provincias, municipios }: Country): Found[] => [
  ...(provincias.some(({ codigo }) => codigo === draft.provincia) ? [] : [['provincia', 'faltaProvincia'] as Found]),
  ...(placesIn(municipios, draft.provincia).some(({ codigo }) => codigo === draft.municipio)
    ? []
    : [['municipio', 'faltaMunicipio'] as Found]),
  ...texts.flatMap((field): Found[] => {
    const text = draft[field].trim();
    const missing = required[field];
    if (text === '') return missing === undefined ? [] : [[field, missing]];
    return text.length > longest[field] ? [[field, 'muyLargo']] : [];
  }),
];

const emailFaults = ({ correo }: ContactDraft): Found[] => {
  if (correo.trim() === '') return [['correo', 'faltaCorreo']];
  return isEmail(correo.trim()) ? [] : [['correo', 'correoInvalido']];
};

/** The errors that prevent saving this part. */
export const contactFaults = (part: ContactPart, draft: ContactDraft, country: Country): Faults => {
  const found =
    part === 'telefonos'
      ? phoneFaults(draft)
      : part === 'direccion'
        ? addressFaults(draft, country)
        : emailFaults(draft);
  return Object.fromEntries(found);
};
