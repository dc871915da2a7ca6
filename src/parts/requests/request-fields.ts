/** The fields of a request and what they are called: those of its form, its summary and its review. */
export interface RequestFields<Field extends string, Group extends string> {
  table: {
    fields: readonly Field[];
    groups: readonly Group[];
    inGroup(group: Group | null): readonly Field[];
  };
  titles: Readonly<Record<Group, string>>;
  labels: Readonly<Record<Field, string>>;
}
