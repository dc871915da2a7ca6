/** An input event names its field and value. A secret is in no draft: its event has no value. */
export type Escribir<Borrador, Secreto extends string = never> =
  | { [Campo in keyof Borrador & string]: { type: 'ESCRIBIR'; campo: Campo; valor: Borrador[Campo] } }[keyof Borrador &
      string]
  | (Secreto extends string ? { type: 'ESCRIBIR'; campo: Secreto } : never);

export type Dejar<Campo extends string> = { type: 'DEJAR'; campo: Campo };

export type Faltas<Campo extends string, Falta extends string> = Readonly<Partial<Record<Campo, Falta>>>;

export interface Form<Borrador extends object, Campo extends string, Falta extends string> {
  borrador: Borrador;
  faltas: Faltas<Campo, Falta>;
}

/** Sets a field of the draft and clears its error. */
export const updateField = <Borrador extends object, Campo extends string, Falta extends string>(
  { borrador, faltas }: Form<Borrador, Campo, Falta>,
  event: { campo: string; valor?: unknown },
): Form<Borrador, Campo, Falta> => ({
  borrador: 'valor' in event ? { ...borrador, [event.campo]: event.valor } : borrador,
  faltas: event.campo in faltas ? { ...faltas, [event.campo]: undefined } : faltas,
});

/** The errors once a field is left: its own error is added, unless the field is empty, which only submitting reports. */
export const faultsWhenLeft = <Campo extends string, Falta extends string>(
  { borrador, faltas }: Form<Readonly<Record<Campo, string>>, Campo, Falta>,
  campo: Campo,
  found: Faltas<Campo, Falta>,
): Faltas<Campo, Falta> => (borrador[campo].trim() === '' ? faltas : { ...faltas, [campo]: found[campo] });

const hourMs = 3_600_000;

/** An intent of a payment expires when the gateway no longer reports its result: then only the invoice list counts. */
export const draftLimitMs = (key: string): number => (key.endsWith('_pagos') ? hourMs : 24 * hourMs);
