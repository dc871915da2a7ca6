import type { Background } from './held-wire';

/** The lists of the provider search, with one or two lines each. */
export const providerLists: Background = {
  tipoPrestadores: [
    { codigo: '1', descripcion: 'Médico' },
    { codigo: '156', descripcion: 'Clínica o centro médico' },
  ],
  especialidades: [{ codigo: '7', descripcion: 'Cardiología' }],
  coberturaRegimenes: [
    { codigo: '1', descripcion: 'Subsidiado' },
    { codigo: '2', descripcion: 'Contributivo' },
  ],
  coberturaPlanes: [{ codigo: '101', descripcion: 'Plan Plata' }],
  planesRegimen: [{ codigo: '101', descripcion: 'Plan Plata' }],
  provincias: { result: [{ codigo: '25', descripcion: 'Santiago', codigoPadre: '1' }] },
  municipios: {
    result: [
      { codigo: '2501', descripcion: 'Santiago de los Caballeros', codigoPadre: '25' },
      { codigo: '2506', descripcion: 'Tamboril', codigoPadre: '25' },
    ],
  },
};
