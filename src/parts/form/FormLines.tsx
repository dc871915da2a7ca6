import type { ReactNode } from 'react';

export type FormLine<Actor> = (props: { actor: Actor }) => ReactNode;

interface Props<Actor, Field extends string> {
  actor: Actor;
  /** Those that stand here, in their order. */
  fields: readonly Field[];
  /** How each field of the form is drawn: one without a line does not compile. */
  lines: Readonly<Record<Field, FormLine<Actor>>>;
}

export const FormLines = <Actor, Field extends string>({ actor, fields, lines }: Props<Actor, Field>) =>
  fields.map((field) => {
    const Line: FormLine<Actor> = lines[field];
    return <Line key={field} actor={actor} />;
  });
