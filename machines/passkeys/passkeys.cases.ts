import { decodeReply } from '../../domain/contract/decode';
import { llavesAcceso } from '../../domain/contract/extras/llaves';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import type { Llave } from './passkeys.machine';
import { passkeysFlow } from './passkeys.rules';

const telefono: Llave = {
  codigo: 'telefono',
  nombre: 'Chrome en Android',
  creada: '2026-11-18T13:00:00.000Z',
  ultimaVez: '2026-11-20T15:00:00.000Z',
};
const nueva: Llave = {
  codigo: 'nueva',
  nombre: 'Chrome en Windows',
  creada: '2026-11-20T16:00:00.000Z',
  ultimaVez: '',
};
const tienen = (...llaves: readonly Llave[]) =>
  decodeReply(llavesAcceso, { llaves: [...llaves], caben: 10 - llaves.length });
const credencial = { id: 'nueva', clientDataJSON: 'datos', attestationObject: 'llave', transports: ['internal'] };
const respuestas = {
  'la del teléfono': tienen(telefono),
  'las dos': tienen(telefono, nueva),
  'con otro nombre': tienen({ ...telefono, nombre: 'Mi teléfono' }),
  ninguna: tienen(),
  'ya no las hay': null,
};

export const cases: FlowCases<typeof passkeysFlow> = {
  machine: passkeysFlow,
  starts: {
    'si el servidor las tiene': { ofrecidas: true, puede: true },
    'en un navegador que no sabe hacerlas': { ofrecidas: true, puede: false },
    'si el servidor no las tiene': { ofrecidas: false, puede: true },
  },
  events: {
    NOMBRAR: { 'la del teléfono': { llave: telefono } },
    QUITAR: { 'la del teléfono': { llave: telefono } },
    ESCRIBIR: { 'otro nombre': { nombre: 'Mi teléfono' }, nada: { nombre: ' ' } },
  },
  replies: {
    consultarLlaves: { 'la del teléfono': tienen(telefono), ninguna: tienen(), 'no las hay': null },
    releerLlaves: respuestas,
    pedirLlave: {
      hecha: { fue: 'hecha', llave: { desafio: 'a.b.c', credencial } },
      repetida: { fue: 'repetida' },
      cancelada: { fue: 'cancelada' },
    },
    cambiarLlaves: { 'las dos': tienen(telefono, nueva), ninguna: tienen(), 'nada que leer': null },
  },
  delays: {
    limiteLectura: chartLimitMs(defaultPolicy.readLimitMs),
    limiteEnvio: chartLimitMs(defaultPolicy.writeLimitMs),
  },
  guardContext: ({ llaves: { llaves }, puede, cual, nombre, cambio }) => [
    llaves.map((llave) => [llave.codigo, llave.nombre]),
    puede,
    cual?.codigo,
    nombre,
    cambio?.tipo,
  ],
};
