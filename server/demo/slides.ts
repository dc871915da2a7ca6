import { pictureAddress } from './pictures';

/** Some lead to another site, some only tell. */
export const demoSlides = [
  { id: 1, lugar: 'slider', ubicacion: pictureAddress('vacuna'), accion: 'https://example.org/vacunas' },
  { id: 2, lugar: 'slider', ubicacion: pictureAddress('presion'), accion: 'https://example.org/presion-arterial' },
  { id: 3, lugar: 'slider', ubicacion: pictureAddress('dengue'), accion: '' },
  { id: 4, lugar: 'slider', ubicacion: pictureAddress('mamografia'), accion: 'https://example.org/mamografia' },
  { id: 5, lugar: 'popup', ubicacion: pictureAddress('vista'), accion: 'https://example.org/salud-visual' },
  { id: 6, lugar: 'popup', ubicacion: pictureAddress('sangre'), accion: '' },
] as const;
