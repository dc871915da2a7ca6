import { decodeReply } from '../../domain/contract/decode';
import { getAfiliado } from '../../domain/contract/start';
import { defaultPolicy } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import { sessionFlow } from './session.rules';

const ana = {
  codigoAfiliado: '1001',
  nombres: 'Ana María',
  apellidos: 'Pérez',
  tipoAfiliacion: 'TITULAR',
  regimen: 'CONTRIBUTIVO',
};

export const cases: FlowCases<typeof sessionFlow> = {
  machine: sessionFlow,
  replies: {
    leer: {
      'sin sesión guardada': { estado: 'anonima', motivo: null },
      'sin sesión, cerrada antes por inactividad': { estado: 'anonima', motivo: 'inactividad' },
      'token vencido': { estado: 'cerrada', motivo: 'vencida' },
      'demasiado tiempo sin actividad': { estado: 'cerrada', motivo: 'inactividad' },
      'sesión de 1001': { estado: 'abierta', codigoAfiliado: '1001' },
    },
    consultarAfiliado: {
      'datos de Ana': decodeReply(getAfiliado, {
        nombres: 'Ana María',
        apellidos: 'Pérez',
        regimen: 'CONTRIBUTIVO',
        tipoAfiliacion: 'TITULAR',
      }),
      'datos cambiados': decodeReply(getAfiliado, {
        nombres: 'Ana María',
        apellidos: 'Pérez de Gómez',
        regimen: 'SUBSIDIADO',
        tipoAfiliacion: 'DEPENDIENTE',
      }),
    },
  },
  events: {
    INICIAR: { 'Ana entra': { afiliado: ana, token: 'token-de-1001' } },
    VENCER: { venció: { fuera: false }, 'cerrada desde otro dispositivo': { fuera: true } },
    SALIR: {
      'a petición': { motivo: 'salida' },
      'por inactividad': { motivo: 'inactividad' },
      'en el aviso': { motivo: 'aviso' },
    },
    REVISAR: {
      'no hay sesión': { lectura: { estado: 'anonima', motivo: null } },
      'otra pestaña cerró por inactividad': { lectura: { estado: 'anonima', motivo: 'inactividad' } },
      'se cerró desde otro dispositivo': { lectura: { estado: 'anonima', motivo: 'otroDispositivo' } },
      'token vencido': { lectura: { estado: 'cerrada', motivo: 'vencida' } },
      'sesión de 1001': { lectura: { estado: 'abierta', codigoAfiliado: '1001' } },
      'sesión de 2002': { lectura: { estado: 'abierta', codigoAfiliado: '2002' } },
    },
    ACTIVIDAD: { 'a tiempo': { tarde: false }, 'al despertar': { tarde: true } },
    NAVEGAR: {
      'al inicio': { ruta: '/', club: 'no' },
      'al club con intención': { ruta: '/club', club: 'intencion' },
      'al club durante la visita': { ruta: '/club', club: 'visita' },
      'al club sin intención': { ruta: '/club', club: 'no' },
      'al inicio tras la visita': { ruta: '/', club: 'visita' },
    },
  },
  delays: { latido: defaultPolicy.heartbeatMs },
};
