import type { Country } from '../../../domain/rules/contact/contact-faults';

/** Official names and codes. Shown if the lists fail to load, so that the step can be read; never saved. */
export const sampleCountry: Country = {
  provincias: [
    { codigo: '01', descripcion: 'Distrito Nacional', codigoPadre: '10' },
    { codigo: '25', descripcion: 'Santiago', codigoPadre: '01' },
    { codigo: '32', descripcion: 'Santo Domingo', codigoPadre: '10' },
  ],
  municipios: [
    { codigo: '0101', descripcion: 'Santo Domingo de Guzmán', codigoPadre: '01' },
    { codigo: '2501', descripcion: 'Santiago', codigoPadre: '25' },
    { codigo: '3201', descripcion: 'Santo Domingo Este', codigoPadre: '32' },
  ],
};
