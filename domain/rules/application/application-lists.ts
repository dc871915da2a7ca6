export interface Choice {
  codigo: string;
  descripcion: string;
}

/** Price per person and month, and coverage, if the list has them. */
export interface Plan extends Choice {
  prima: number | null;
  coberturas: readonly { descripcion: string; detalle: string }[];
}

export interface Symptom extends Choice {
  codigoPadre: string;
  /** The question for the additional text, or true for one without words; empty where there is none. */
  campoAdicional: string | true;
  numeroOrden: number;
}

/** The choices offered by the server; null until loaded. */
export interface ApplicationLists {
  planes: readonly Plan[] | null;
  nacionalidades: readonly Choice[] | null;
  /** For a male dependent. */
  parentescosDeHombre: readonly Choice[] | null;
  parentescosDeMujer: readonly Choice[] | null;
  /** The relationships that the plan allows. */
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
