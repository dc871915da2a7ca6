import { allowedRelationships } from './allowed-relationships';
import { applicationDocumentFault, documentKey } from './application-document';
import { type ApplicationFault, lacking } from './application-fault';
import type { ApplicationLists } from './application-lists';
import { birthFault } from './birth-fault';
import type { Dependent } from './dependent';

/** What a dependent is judged by besides themselves. */
export interface Family {
  /** The documents of the applicant and of the other dependents. */
  ocupados: readonly string[];
  listas: ApplicationLists;
  hoy: string;
}

export type DependentFaults = Readonly<Partial<Record<keyof Dependent, ApplicationFault>>>;

const longestName = 100;

export const dependentFaults = (one: Dependent, { ocupados, listas, hoy }: Family): DependentFaults => {
  const document = applicationDocumentFault(one.tipoDocumento, one.noDocumento);
  const birth = birthFault(one.fechaNacimiento, hoy, 0);
  const key = documentKey(one);
  const allowed = allowedRelationships(one.sexo, listas);
  const related = allowed === null || allowed.some(({ codigo }) => codigo === one.parentesco);
  return {
    ...(one.nombres.trim().length > longestName ? { nombres: 'muyLargo' as const } : {}),
    ...(one.apellidos.trim().length > longestName ? { apellidos: 'muyLargo' as const } : {}),
    ...(birth === null ? {} : { fechaNacimiento: birth }),
    ...(key !== null && ocupados.includes(key) ? { noDocumento: 'documentoRepetido' as const } : {}),
    ...(document === null ? {} : { noDocumento: document }),
    ...(related ? {} : { parentesco: 'parentescoAjeno' as const }),
    ...lacking(one, ['nombres', 'apellidos', 'tipoDocumento', 'noDocumento', 'fechaNacimiento', 'sexo', 'parentesco']),
  };
};
