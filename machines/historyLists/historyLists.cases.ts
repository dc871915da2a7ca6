import { decodeReply } from '../../domain/contract/decode';
import { tipoAutorizaciones } from '../../domain/contract/historial';
import { datospersonales } from '../../domain/contract/nucleo';
import type { FlowCases } from '../flow-cases';
import { historyListsFlow } from './historyLists.rules';

export const cases: FlowCases<typeof historyListsFlow> = {
  machine: historyListsFlow,
  starts: {
    'de una titular': { codigoAfiliado: '1001', esTitular: true },
    'de una dependiente': { codigoAfiliado: '1001', esTitular: false },
  },
  events: {},
  replies: {
    consultarNucleo: {
      'con un menor': decodeReply(datospersonales, {
        datosPersonales: { nombres: 'Ana', apellidos: 'Peña', codigoAfiliado: '1001', tipoAfiliacion: 'TITULAR' },
        datosAfiliacion: [],
        nucleoFamiliar: {
          participantes: [
            { codigoAfiliado: '1002', nombres: 'Luis', apellidos: 'Peña', parentesco: 'Hijo', mayorEdad: true },
            { codigoAfiliado: '1003', nombres: 'Noé', apellidos: 'Peña', parentesco: 'Hijo', mayorEdad: false },
          ],
        },
      }),
    },
    consultarTipos: {
      dos: decodeReply(tipoAutorizaciones, [
        { codigo: '1', descripcion: 'Consulta ambulatoria' },
        { codigo: '6', descripcion: 'Medicamentos ambulatorios' },
      ]),
    },
  },
};
