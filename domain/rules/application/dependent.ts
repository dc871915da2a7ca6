import { applicationDocumentFault, documentKey } from './application-document';
import { defaultNationality } from './application-draft';
import { type ApplicationFault, adultAge, birthFault, lacking } from './application-fault';
import type { ApplicationLists, Choice } from './application-lists';

/** A person to be insured with the applicant, as typed. */
export interface Dependent {
  nombres: string;
  apellidos: string;
  /** 1 Cédula, 2 Pasaporte, 3 No aplica; empty until it is chosen. */
  tipoDocumento: string;
  noDocumento: string;
  /** dd-MM-yyyy, possibly incomplete. */
  fechaNacimiento: string;
  sexo: string;
  nacionalidad: string;
  parentesco: string;
}

export const emptyDependent: Dependent = {
  nombres: '',
  apellidos: '',
  tipoDocumento: '',
  noDocumento: '',
  fechaNacimiento: '',
  sexo: '',
  nacionalidad: defaultNationality,
  parentesco: '',
};

/**
 * The relationships of this sex that the plan allows. If the two lists have nothing in common they use different codes,
 * and all stay allowed. Null until loaded.
 */
export const allowedRelationships = (
  sexo: string,
  { parentescosDeHombre, parentescosDeMujer, permitidos }: ApplicationLists,
): readonly Choice[] | null => {
  const ofSex = sexo === 'Masculino' ? parentescosDeHombre : sexo === 'Femenino' ? parentescosDeMujer : null;
  if (ofSex === null) return null;
  const codes = new Set(permitidos?.map(({ codigo }) => codigo));
  const allowed = ofSex.filter(({ codigo }) => codes.has(codigo));
  return allowed.length === 0 ? ofSex : allowed;
};

const spouseName = /^(espos|compañer|c[oó]nyuge)/i;

/** Whether this person is the spouse or companion, by the name of the relationship; codes differ between back ends. */
export const isSpouse = ({ sexo, parentesco }: Pick<Dependent, 'sexo' | 'parentesco'>, listas: ApplicationLists) =>
  allowedRelationships(sexo, listas)?.some(
    ({ codigo, descripcion }) => codigo === parentesco && spouseName.test(descripcion.trim()),
  ) ?? false;

/** The family data that a dependent's validation needs. */
export interface Family {
  /** The documents of the applicant and of the other dependents. */
  ocupados: readonly string[];
  /** One of the other dependents is the spouse. */
  conConyuge: boolean;
  listas: ApplicationLists;
  hoy: string;
}

export type DependentFaults = Readonly<Partial<Record<keyof Dependent, ApplicationFault>>>;

const longestName = 100;

export const dependentFaults = (one: Dependent, { ocupados, conConyuge, listas, hoy }: Family): DependentFaults => {
  const document = applicationDocumentFault(one.tipoDocumento, one.noDocumento);
  const spouse = isSpouse(one, listas);
  const birth = birthFault(one.fechaNacimiento, hoy, spouse ? adultAge : 0);
  const key = documentKey(one);
  const allowed = allowedRelationships(one.sexo, listas);
  const related = allowed === null || allowed.some(({ codigo }) => codigo === one.parentesco);
  return {
    ...(one.nombres.trim().length > longestName ? { nombres: 'muyLargo' as const } : {}),
    ...(one.apellidos.trim().length > longestName ? { apellidos: 'muyLargo' as const } : {}),
    ...(birth === null ? {} : { fechaNacimiento: birth === 'menorDeEdad' ? 'conyugeMenor' : birth }),
    ...(key !== null && ocupados.includes(key) ? { noDocumento: 'documentoRepetido' as const } : {}),
    ...(document === null ? {} : { noDocumento: document }),
    ...(spouse && conConyuge ? { parentesco: 'otroConyuge' as const } : {}),
    ...(related ? {} : { parentesco: 'parentescoAjeno' as const }),
    ...lacking(one, ['nombres', 'apellidos', 'tipoDocumento', 'noDocumento', 'fechaNacimiento', 'sexo', 'parentesco']),
  };
};
