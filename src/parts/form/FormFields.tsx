import type { ReactNode } from 'react';

export type FieldComponent<Actor> = (props: { actor: Actor }) => ReactNode;

interface Props<Actor, Field extends string> {
  actor: Actor;
  /** The fields to show, in display order. */
  fields: readonly Field[];
  /** The component of each field: a field without one does not compile. */
  components: Readonly<Record<Field, FieldComponent<Actor>>>;
}

export const FormFields = <Actor, Field extends string>({ actor, fields, components }: Props<Actor, Field>) =>
  fields.map((field) => {
    const Component: FieldComponent<Actor> = components[field];
    return <Component key={field} actor={actor} />;
  });
