import { linkTexts, linkWords } from '../../texts/links';

export const planStatusTexts = {
  titulo: 'Estado de afiliación',
  consultando: 'Consultando sus planes…',
  nombre: 'Nombre',
  numero: 'Número de afiliado',
  planes: 'Planes',
  planSinNombre: 'Plan',
  sinEstado: 'Sin estado registrado',
  sinPlanes: 'No hay planes registrados a su nombre.',
  sinPlanesDetalle: 'Si cree que es un error, comuníquese con nosotros.',
} as const;

export const planLinkWords = linkWords(linkTexts.vencido);
