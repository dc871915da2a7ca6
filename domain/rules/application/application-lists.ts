export interface Choice {
  codigo: string;
  descripcion: string;
}

/** What it costs a person in a month and what it covers, where the list says it. */
export interface Plan extends Choice {
  prima: number | null;
  coberturas: readonly { descripcion: string; detalle: string }[];
}

export interface Symptom extends Choice {
  codigoPadre: string;
  /** The question for the additional text; empty where there is none. */
  campoAdicional: string;
  numeroOrden: number;
}

/** What the server says can be chosen; null as long as it has not said it. */
export interface ApplicationLists {
  planes: readonly Plan[] | null;
  nacionalidades: readonly Choice[] | null;
  /** Of a dependent who is a man. */
  parentescosDeHombre: readonly Choice[] | null;
  parentescosDeMujer: readonly Choice[] | null;
  /** Who may be a dependent at all. */
  permitidos: readonly Choice[] | null;
  formasPago: readonly Choice[] | null;
  frecuenciasPago: readonly Choice[] | null;
  sintomas: readonly Symptom[] | null;
}

export const noLists: ApplicationLists = {
  planes: null,
  nacionalidades: null,
  parentescosDeHombre: null,
  parentescosDeMujer: null,
  permitidos: null,
  formasPago: null,
  frecuenciasPago: null,
  sintomas: null,
};
