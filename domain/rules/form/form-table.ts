import type { Faltas } from './form-events';
import { type Form, updateField } from './form-events';

interface Row<Draft, Known, Group, Fault> {
  /** Where it stands in the form and in its review; null: in no review. */
  group: Group | null;
  /** Whether what is written in it stays on this device until it is sent. */
  kept: boolean;
  /** What it holds, whatever is typed. */
  mask?: (text: string, draft: Draft) => string;
  /** What is wrong with it. */
  fault: (text: string, known: Known, draft: Draft) => Fault | undefined;
}

interface FormTable<Field extends string, Known, Group extends string, Fault extends string> {
  /** In the order in which they stand. */
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
  /** The same form where it asks for some of them alone. */
  subset(fields: readonly Field[]): FormTable<Field, Known, Group, Fault>;
}

/**
 * A form of texts, field by field, in the order in which they stand: what is empty, kept, wrong and asked for follows from
 * it. `Known` is what faults are told from besides: lists, the day.
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

/** What a form holds while it is written. */
export type DraftOf<Table extends { empty: object }> = Table['empty'];
