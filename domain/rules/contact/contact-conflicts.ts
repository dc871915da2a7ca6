import type { ContactDraft } from './contact-draft';
import { type ContactPart, changedParts, contentOf } from './contact-part';
import type { ContactSends } from './contact-sends';

/** What is asked for as one: a municipality of one answer and a province of the other would be no place. */
export type ConflictField =
  | 'telefonoCelular'
  | 'telefonoResidencial'
  | 'lugar'
  | 'calle'
  | 'noCasa'
  | 'apartamento'
  | 'edificio'
  | 'sector'
  | 'correo';

interface Unit {
  campo: ConflictField;
  part: ContactPart;
  fields: readonly (keyof ContactDraft)[];
}

const alone = (part: ContactPart, campo: Exclude<ConflictField, 'lugar'>): Unit => ({ campo, part, fields: [campo] });

const units: readonly Unit[] = [
  alone('telefonos', 'telefonoCelular'),
  alone('telefonos', 'telefonoResidencial'),
  { campo: 'lugar', part: 'direccion', fields: ['provincia', 'municipio'] },
  alone('direccion', 'calle'),
  alone('direccion', 'noCasa'),
  alone('direccion', 'apartamento'),
  alone('direccion', 'edificio'),
  alone('direccion', 'sector'),
  alone('correo', 'correo'),
];

interface Versions<Draft extends ContactDraft> {
  /** What was stored when the writing began. */
  base: Draft;
  typed: Draft;
  /** What is stored now. */
  found: Draft;
}

const fold = ({ campo }: Unit, text: string) => (campo === 'correo' ? text.trim().toLowerCase() : text.trim());
const differ = (unit: Unit, one: ContactDraft, other: ContactDraft) =>
  unit.fields.some((field) => fold(unit, one[field]) !== fold(unit, other[field]));

/** An own write whose answer was lost is nobody else's. */
const isOwn = ({ part }: Unit, found: ContactDraft, sends: ContactSends) =>
  sends[part]?.contenido === contentOf(part, found);

/**
 * What somebody else changed meanwhile, where it would be overwritten. An address is one thing, so all of it
 * that changed is asked about as soon as any of it was typed; of two telephones each is its own.
 */
export const contactConflicts = (
  { base, typed, found }: Versions<ContactDraft>,
  sends: ContactSends,
): ConflictField[] => {
  const touched = changedParts(base, typed);
  return units
    .filter(
      (unit) =>
        touched.includes(unit.part) &&
        (unit.part === 'direccion' || differ(unit, base, typed)) &&
        differ(unit, base, found) &&
        differ(unit, typed, found) &&
        !isOwn(unit, found, sends),
    )
    .map(({ campo }) => campo);
};

export type ConflictAnswer = 'mio' | 'otro';

/** What was typed over what is stored now. Without an answer, what was not typed is what is stored now. */
export const overFound = <Draft extends ContactDraft>(
  { base, typed, found }: Versions<Draft>,
  answers: Readonly<Partial<Record<ConflictField, ConflictAnswer | null>>>,
): Draft => {
  const kept = units.filter((unit) => (answers[unit.campo] ?? (differ(unit, base, typed) ? 'mio' : 'otro')) === 'mio');
  const fields = kept.flatMap((unit): readonly string[] =>
    unit.campo === 'lugar' ? ['region', ...unit.fields] : unit.fields,
  );
  return { ...found, ...Object.fromEntries(Object.entries(typed).filter(([field]) => fields.includes(field))) };
};
