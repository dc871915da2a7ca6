import { decodeReply } from '../../domain/contract/decode';
import { abrirMisDatos, misDatos } from '../../domain/contract/extras/mis-datos';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import type { Archivo } from './myData.machine';
import { myDataFlow } from './myData.rules';

const archivo = (estado: Archivo['estado'], of: Partial<Archivo> = {}) =>
  decodeReply(misDatos, { estado, hechos: 0, total: 0, vence: '', octetos: 0, omitidos: 0, ...of });

const archivos = {
  'no hay ninguno': archivo('ninguno'),
  'se está haciendo': archivo('haciendo', { hechos: 2, total: 5 }),
  'está listo': archivo('lista', { vence: '2026-11-21T16:00:00.000Z', octetos: 2_500_000 }),
};
const despues = {
  'se está haciendo': archivos['se está haciendo'],
  'está listo': archivos['está listo'],
  'ya se abrió': archivo('abierta'),
};
const mensaje = 'Mensaje del servidor.';

export const cases: FlowCases<typeof myDataFlow> = {
  machine: myDataFlow,
  starts: {
    'si el servidor los da': { ofrecidos: true },
    'si el servidor no los da': { ofrecidos: false },
  },
  events: { ABRIR: { 'con clave': { clave: 'clave1234' }, 'sin clave': { clave: '' } } },
  replies: {
    consultarArchivo: { ...archivos, 'no los hay': null },
    releerArchivo: { ...despues, 'no se pudo': archivo('fallo') },
    pedirArchivo: { 'espera su turno': archivo('espera') },
    abrirArchivo: {
      '1007': decodeReply(abrirMisDatos, {
        codigoMensaje: 1007,
        pase: 'pase',
        partes: 1,
        nombre: 'mis-datos-2026-11-20.zip',
        mensaje,
      }),
      '1006': decodeReply(abrirMisDatos, { codigoMensaje: 1006, mensaje }),
    },
    bajarArchivo: { entero: undefined },
  },
  delays: {
    limiteLectura: chartLimitMs(defaultPolicy.readLimitMs),
    limiteEnvio: chartLimitMs(defaultPolicy.writeLimitMs),
    limiteBajada: 900_000,
    pausaConsulta: 5_000,
  },
  guardContext: ({ archivo: known, pase }) => [known?.estado, pase !== null],
};
