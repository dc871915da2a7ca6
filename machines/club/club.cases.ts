import { decodeReply } from '../../domain/contract/decode';
import { nucleoCarnet } from '../../domain/contract/nucleo';
import type { FlowCases } from '../flow-cases';
import { clubFlow } from './club.rules';

const entrada = {
  codigoAfiliado: '1001',
  regimen: 'CONTRIBUTIVO',
  direccion: 'about:blank',
  permisos: 'allow-scripts',
  enLinea: true,
};
const carnet = (planes_Nombre: string) =>
  decodeReply(nucleoCarnet, [{ idAfiliado: '1001', regimen: 'COLECTIVOS VOLUNTARIOS', planes_Nombre, idTipoPlan: 1 }]);

export const cases: FlowCases<typeof clubFlow> = {
  machine: clubFlow,
  starts: {
    'régimen admitido': entrada,
    'otro régimen': { ...entrada, regimen: 'COLECTIVOS VOLUNTARIOS' },
    'sin conexión': { ...entrada, enLinea: false },
    'sin dirección': { ...entrada, direccion: '' },
  },
  events: {},
  replies: {
    consultarPlan: { 'plan admitido': carnet('SeNaSa Larimar'), 'otro plan': carnet('Plan Básico de Salud') },
  },
  guardContext: ({ regimen, direccion, enLinea }) => [regimen, direccion, enLinea],
};
