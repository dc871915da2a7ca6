import type { ReactNode } from 'react';

export type FormLine<Actor> = (props: { actor: Actor }) => ReactNode;

interface Props<Actor, Field extends string> {
  actor: Actor;
  /** The fields to show, in display order. */
  fields: readonly Field[];
  /** The component of each field: a field without one does not compile. */
  lines: Readonly<Record<Field, FormLine<Actor>>>;
}

export const FormLines = <Actor, Field extends string>({ actor, fields, lines }: Props<Actor, Field>) =>
  fields.map((field) => {
    const Line: FormLine<Actor> = lines[field];
    return <Line key={field} actor={actor} />;
  });
