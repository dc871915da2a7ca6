import type { ContactDraft } from './contact-draft';
import { type ContactPart, changedParts, contentOf } from './contact-part';
import type { ContactSends } from './contact-sends';

/** The parts of a conflict; a place is one part, because a municipality needs its province. */
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
  /** The stored data when the edit began. */
  base: Draft;
  typed: Draft;
  /** The data stored now. */
  found: Draft;
}

const fold = ({ campo }: Unit, text: string) => (campo === 'correo' ? text.trim().toLowerCase() : text.trim());
const differ = (unit: Unit, one: ContactDraft, other: ContactDraft) =>
  unit.fields.some((field) => fold(unit, one[field]) !== fold(unit, other[field]));

/** A lost write of this member is no conflict. */
const isOwn = ({ part }: Unit, found: ContactDraft, sends: ContactSends) =>
  sends[part]?.contenido === contentOf(part, found);

/**
 * Changes made elsewhere that a save would overwrite. An address is one unit: if any part of it was typed, all its
 * changes are shown; each telephone is a unit of its own.
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

/** Applies the typed fields and the conflict answers to the stored data. */
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
