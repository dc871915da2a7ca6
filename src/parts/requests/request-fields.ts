/** The fields of a request with their labels, for form, summary and review. */
export interface RequestFields<Field extends string, Group extends string> {
  table: {
    fields: readonly Field[];
    groups: readonly Group[];
    inGroup(group: Group | null): readonly Field[];
  };
  titles: Readonly<Record<Group, string>>;
  labels: Readonly<Record<Field, string>>;
}
