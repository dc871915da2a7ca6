import { shellTexts } from '../../texts/shell';

export const homeTexts = {
  pagina: 'Inicio',
  hola: 'Hola,',
  paraUsted: 'Para usted',
  pagar: 'Pagar',
  reembolso: 'Pedir un reembolso',
  preautorizacion: 'Pedir una pre-autorización',
  solicitudes: 'Mis solicitudes',
  prestador: 'Buscar un prestador',
  carnet: 'Ver mi carnet',
  novedades: 'Novedades',
  novedadesFallidas: 'No pudimos cargar las novedades.',
  carrusel: 'carrusel',
  pausar: 'Pausar',
  reanudar: 'Reanudar',
  anterior: 'Anterior',
  siguiente: 'Siguiente',
  irA: (lugar: number) => `Ir a la imagen ${lugar}`,
  lugar: (lugar: number, de: number) => `${lugar} de ${de}`,
  novedad: (lugar: number, de: number) => `Novedad ${lugar} de ${de}`,
  novedadEnlace: (lugar: number, de: number, sitio: string | null) =>
    `Novedad ${lugar} de ${de} (${shellTexts.otraPestana(sitio)})`,
  atajos: 'Atajos',
  visualizarDatos: 'Visualizar mis datos',
  visualizarDetalle: 'Plan, balances y contacto',
  anuncio: 'Anuncio',
  imagenAnuncio: (lugar: number, de: number) =>
    de === 1 ? 'Imagen del anuncio' : `Imagen ${lugar} de ${de} del anuncio`,
  imagenEnlace: (lugar: number, de: number, sitio: string | null) =>
    `${de === 1 ? 'Imagen del anuncio' : `Imagen ${lugar} de ${de} del anuncio`} (${shellTexts.otraPestana(sitio)})`,
  informacion: 'Información',
  entendido: 'Entendido',
} as const;
