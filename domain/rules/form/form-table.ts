import type { Faltas } from './form-events';
import { type Form, updateField } from './form-events';

interface Row<Draft, Known, Group, Fault> {
  /** The group in the form and in its review; null: in no review. */
  group: Group | null;
  /** Whether the draft on this device stores the field. */
  kept: boolean;
  /** Formats the typed text. */
  mask?: (text: string, draft: Draft) => string;
  /** The fault of the value. */
  fault: (text: string, known: Known, draft: Draft) => Fault | undefined;
}

interface FormTable<Field extends string, Known, Group extends string, Fault extends string> {
  /** In display order. */
  fields: readonly Field[];
  groups: readonly Group[];
  inGroup(group: Group | null): readonly Field[];
  kept: readonly Field[];
  empty: Record<Field, string>;
  /** In the order of the fields. */
  faults(draft: Readonly<Record<Field, string>>, known: Known): Faltas<Field, Fault>;
  updateField(
    form: Form<Record<Field, string>, Field, Fault>,
    event: { campo: Field; valor: string },
  ): Form<Record<Field, string>, Field, Fault>;
  /** The form with only some of its fields. */
  subset(fields: readonly Field[]): FormTable<Field, Known, Group, Fault>;
}

/**
 * A form of text fields, in display order: empty draft, stored fields, faults and shown fields follow from
 * the table. `Known` are the other data that faults depend on: lists, the day.
 */
export const formTable =
  <Known, Group extends string, Fault extends string>() =>
  <Field extends string>(rows: Readonly<Record<Field, Row<Readonly<Record<Field, string>>, Known, Group, Fault>>>) => {
    const all = Object.keys(rows) as Field[];
    const tableOf = (fields: readonly Field[]): FormTable<Field, Known, Group, Fault> => ({
      fields,
      groups: [...new Set(fields.flatMap((field) => rows[field].group ?? []))],
      inGroup: (group) => fields.filter((field) => rows[field].group === group),
      kept: fields.filter((field) => rows[field].kept),
      empty: Object.fromEntries(all.map((field) => [field, ''])) as Record<Field, string>,
      faults: (draft, known) => {
        const faults: Partial<Record<Field, Fault>> = {};
        for (const field of fields) {
          const fault = rows[field].fault(draft[field], known, draft);
          if (fault !== undefined) faults[field] = fault;
        }
        return faults;
      },
      updateField: (form, { campo, valor }) =>
        updateField(form, { campo, valor: rows[campo].mask?.(valor, form.borrador) ?? valor }),
      subset: tableOf,
    });
    return tableOf(all);
  };

/** The draft of a form. */
export type DraftOf<Table extends { empty: object }> = Table['empty'];
