import { nacionalidad, parentesco } from '../../domain/contract/afiliado';
import { decodeReply } from '../../domain/contract/decode';
import {
  catalogosintomaenfermedades,
  dependientespermitidos,
  formaspago,
  formularioPlanes,
  frecuenciaspago,
} from '../../domain/contract/formulario';
import type { FlowCases } from '../flow-cases';
import { applicationListsMachine } from './applicationLists.machine';

const one = (codigo: string, descripcion: string) => ({ codigo, descripcion });

export const cases: FlowCases<typeof applicationListsMachine> = {
  machine: applicationListsMachine,
  events: {},
  replies: {
    consultarPlanes: { uno: decodeReply(formularioPlanes, [one('1', 'PLAN LARIMAR')]) },
    consultarNacionalidades: { una: decodeReply(nacionalidad, { result: [one('36', 'Dominicana')] }) },
    consultarParentescosDeHombre: { uno: decodeReply(parentesco, { result: [one('3', 'Hijo')] }) },
    consultarParentescosDeMujer: { uno: decodeReply(parentesco, { result: [one('4', 'Hija')] }) },
    consultarPermitidos: { dos: decodeReply(dependientespermitidos, [one('3', 'Hijo'), one('4', 'Hija')]) },
    consultarFormasPago: { una: decodeReply(formaspago, [one('1', 'Efectivo')]) },
    consultarFrecuenciasPago: { una: decodeReply(frecuenciaspago, [one('4', 'Anual')]) },
    consultarSintomas: {
      una: decodeReply(catalogosintomaenfermedades, [
        { codigo: '1', descripcion: 'Corazón', numeroOrden: 1 },
        { codigo: '101', codigoPadre: '1', descripcion: 'Presión alta', campoAdicional: 'Medicina', numeroOrden: 2 },
      ]),
    },
  },
  // Lists load in any order, and the guard only reads whether one is missing: counting them keeps the graph small.
  guardContext: ({ listas }) => Object.values(listas).filter((lista) => lista === null).length,
};
