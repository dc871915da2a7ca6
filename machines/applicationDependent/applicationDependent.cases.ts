import { noLists } from '../../domain/rules/application/application-lists';
import { dependentFaults, emptyDependent } from '../../domain/rules/application/dependent';
import type { FlowCases } from '../flow-cases';
import { applicationDependentFlow } from './applicationDependent.rules';

const listas = {
  ...noLists,
  parentescosDeHombre: [{ codigo: '3', descripcion: 'Hijo' }],
  parentescosDeMujer: [{ codigo: '4', descripcion: 'Hija' }],
};
const entrada = { ocupados: ['1 00111111111'], conConyuge: false, listas, hoy: '2026-11-22' };
const nora = {
  ...emptyDependent,
  nombres: 'Nora',
  apellidos: 'Peña',
  tipoDocumento: '3',
  noDocumento: 'NA',
  fechaNacimiento: '05-11-2020',
  sexo: 'Femenino',
  parentesco: '4',
};

export const cases: FlowCases<typeof applicationDependentFlow> = {
  machine: applicationDependentFlow,
  starts: {
    'una persona nueva': { ...entrada, borrador: emptyDependent },
    'una persona escrita': { ...entrada, borrador: nora },
  },
  events: {
    ESCRIBIR: { nombres: { campo: 'nombres', valor: 'Noé' }, 'otro sexo': { campo: 'sexo', valor: 'Masculino' } },
    LISTAS: { llegan: { listas: { ...listas, nacionalidades: [{ codigo: '36', descripcion: 'Dominicana' }] } } },
  },
  replies: {},
  guardContext: ({ borrador, ...family }) => [
    Object.keys(dependentFaults(borrador, family)),
    borrador.nombres,
    family.listas.nacionalidades === null,
  ],
};
