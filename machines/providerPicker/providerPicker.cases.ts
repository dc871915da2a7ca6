import { decodeReply } from '../../domain/contract/decode';
import { prestadorTodos } from '../../domain/contract/prestador';
import type { FlowCases } from '../flow-cases';
import { providerPickerFlow } from './providerPicker.rules';

const center = {
  codigoPrestador: '3001',
  nombre: 'Clínica Abreu',
  tipoPrestador: 'Centro',
  especialidad: 'Clínica',
  direccion: 'Calle Beller 42',
  telefono: '809-555-0142',
  correo: '',
  municipio: 'Santo Domingo',
  regimen: 'Contributivo',
};
const doctor = { ...center, codigoPrestador: '7001', nombre: 'Ana Peña', tipoPrestador: 'Medico', especialidad: '' };

export const cases: FlowCases<typeof providerPickerFlow> = {
  machine: providerPickerFlow,
  starts: { 'solo buscar': { aMano: false }, 'buscar o escribir': { aMano: true } },
  events: {
    ESCRIBIR: {
      consulta: { campo: 'consulta', valor: 'abreu' },
      'nada que buscar': { campo: 'consulta', valor: ' ' },
      clase: { campo: 'clase', valor: 'MEDICO' },
      nombre: { campo: 'nombre', valor: 'Ana Peña' },
    },
    PAGINA: { segunda: { pagina: 2 } },
    FILAS: { diez: { filas: 10 } },
    ELEGIR: { 'un centro': { prestador: center }, 'un médico': { prestador: doctor } },
  },
  where: {
    'abierto.lista': ['ESCRIBIR (consulta)', 'ESCRIBIR (nada que buscar)'],
    'abierto.aMano': ['ESCRIBIR (clase)', 'ESCRIBIR (nombre)'],
  },
  replies: {
    buscarPrestadores: {
      'dos de siete': decodeReply(prestadorTodos, { data: [center, doctor], cantidadRegistros: 7 }),
      ninguno: decodeReply(prestadorTodos, { data: [], cantidadRegistros: 0 }),
      'ninguno en esta página': decodeReply(prestadorTodos, { data: [], cantidadRegistros: 7 }),
    },
  },
  guardContext: ({ aMano, borrador, pedido, encontrados }) => [
    aMano,
    borrador,
    // The page and the number of pages decide which buttons are enabled.
    encontrados === null ? null : [encontrados.prestadores.length, encontrados.total, encontrados.pedido],
    // Leaving while the next page loads returns to the previous results.
    encontrados !== null && pedido !== encontrados.pedido && borrador.clase === null && borrador.nombre === '',
  ],
};
