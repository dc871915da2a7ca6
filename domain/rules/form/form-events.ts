/** A field and what is written in it belong together. A secret is in no draft: only that it was touched is told. */
export type Escribir<Borrador, Secreto extends string = never> =
  | { [Campo in keyof Borrador & string]: { type: 'ESCRIBIR'; campo: Campo; valor: Borrador[Campo] } }[keyof Borrador &
      string]
  | (Secreto extends string ? { type: 'ESCRIBIR'; campo: Secreto } : never);

export type Dejar<Campo extends string> = { type: 'DEJAR'; campo: Campo };

export type Faltas<Campo extends string, Falta extends string> = Readonly<Partial<Record<Campo, Falta>>>;
