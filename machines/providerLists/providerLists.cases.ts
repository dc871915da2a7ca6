import { municipios, provincias } from '../../domain/contract/afiliado';
import { coberturaPlanes, coberturaRegimenes } from '../../domain/contract/cobertura';
import { decodeReply } from '../../domain/contract/decode';
import { especialidades, tipoPrestadores } from '../../domain/contract/prestador';
import type { FlowCases } from '../flow-cases';
import { type Listas, providerListsMachine } from './providerLists.machine';

const ninguna: Listas = {
  tipos: null,
  especialidades: null,
  planes: null,
  complementarios: null,
  provincias: null,
  municipios: null,
};

export const cases: FlowCases<typeof providerListsMachine> = {
  machine: providerListsMachine,
  starts: { '': { listas: ninguna } },
  events: {
    PLAN: { todos: { plan: '' }, contributivo: { plan: '2' } },
  },
  replies: {
    consultarTipos: {
      tipos: decodeReply(tipoPrestadores, [
        { codigo: '1', descripcion: 'Médico' },
        { codigo: '156', descripcion: 'Clínica o centro médico' },
      ]),
    },
    consultarEspecialidades: {
      especialidades: decodeReply(especialidades, [{ codigo: '7', descripcion: 'Cardiología' }]),
    },
    consultarPlanes: {
      planes: decodeReply(coberturaRegimenes, [
        { codigo: '1', descripcion: 'Subsidiado' },
        { codigo: '2', descripcion: 'Contributivo' },
      ]),
    },
    consultarComplementarios: {
      complementarios: decodeReply(coberturaPlanes, [{ codigo: '101', descripcion: 'Plan Plata' }]),
    },
    consultarProvincias: {
      provincias: decodeReply(provincias, {
        result: [{ codigo: '25', descripcion: 'Santiago', codigoPadre: '1' }],
      }),
    },
    consultarMunicipios: {
      municipios: decodeReply(municipios, {
        result: [{ codigo: '2501', descripcion: 'Santiago', codigoPadre: '25' }],
      }),
    },
  },
  // Lists load in any order, and no guard reads them; without the plans none can be chosen in a browser.
  guardContext: ({ plan, listas }) => [plan, listas.planes === null],
};
