import { decodeReply } from '../../domain/contract/decode';
import { nucleoCarnet } from '../../domain/contract/nucleo';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import { cardFlow } from './card.rules';
import { copyLimitMs, savedCardAfterMs } from './card-holders';

const carnet = (idAfiliado: string, tipoAfiliado: string, participantes: readonly object[] = []) => ({
  idAfiliado,
  tipoAfiliado,
  cedula: '00110000011',
  nss: '200000001',
  regimen: 'CONTRIBUTIVO',
  planes_Nombre: 'Plan básico',
  idTipoPlan: 1,
  nucleoFamiliar: { participantes },
});
const familiar = (codigoAfiliado: string, nombres: string, mayorEdad: boolean) => ({
  codigoAfiliado,
  nombres,
  apellidos: 'Peña',
  parentesco: 'Hijo',
  mayorEdad,
});
const nucleo = [familiar('1002', 'Luis', true), familiar('1003', 'Noé', false)];
const guardado = {
  codigoAfiliado: '1001',
  tipoAfiliado: 'TITULAR',
  cedula: '00110000011',
  nss: '200000001',
  regimen: 'CONTRIBUTIVO',
  planes: [{ nombre: 'Plan básico', idTipoPlan: 1 }],
  nombre: 'Ana Peña',
  guardado: 1_795_000_000_000,
};
const ana = {
  codigoAfiliado: '1001',
  nombres: 'Ana',
  apellidos: 'Peña',
  hoy: '2026-11-21',
  verificacion: 'https://verificacion.ejemplo.do/afiliado',
};

export const cases: FlowCases<typeof cardFlow> = {
  machine: cardFlow,
  starts: { 'el propio': { ...ana, lugar: null }, 'el de un menor': { ...ana, lugar: 2 } },
  events: { LUGAR: { propio: { lugar: null }, 'un mayor': { lugar: 1 }, 'un menor': { lugar: 2 } } },
  replies: {
    leerCopia: {
      'nada guardado': { puede: true, guardados: [] },
      'el propio guardado': { puede: true, guardados: [guardado] },
      'no sabe guardar': { puede: false, guardados: [] },
    },
    consultarCarnet: {
      'de una titular': decodeReply(nucleoCarnet, [carnet('1001', 'TITULAR', nucleo)]),
      'de una dependiente': decodeReply(nucleoCarnet, [carnet('1001', 'DEPENDIENTE')]),
      'de un menor': decodeReply(nucleoCarnet, [carnet('1003', 'DEPENDIENTE')]),
      ninguno: [],
    },
    actualizarCopia: { actualizada: { puede: true, guardados: [{ ...guardado, guardado: 1_795_363_200_000 }] } },
    guardarCopia: { guardada: { puede: true, guardados: [guardado] } },
    quitarCopia: { quitada: { puede: true, guardados: [] } },
  },
  delays: { limite: chartLimitMs(defaultPolicy.readLimitMs), esperaCopia: savedCardAfterMs, limiteCopia: copyLimitMs },
  guardContext: ({ lugar, persona, personas, consultados, carnets, puede, guardados }) => [
    lugar,
    persona.codigoAfiliado,
    personas.length,
    consultados,
    carnets.map(({ idAfiliado }) => idAfiliado),
    puede,
    guardados.map(({ codigoAfiliado }) => codigoAfiliado),
  ],
};
