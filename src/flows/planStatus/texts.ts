import { type LinkWords, linkTexts } from '../../texts/links';

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

const vencido = { titulo: linkTexts.vencido, detalles: [] };

/** A used link of this page is as good as an old one. */
export const planLinkWords: LinkWords = {
  ausente: { titulo: linkTexts.sinEnlace, detalles: [linkTexts.abraOtraVez] },
  invalido: { titulo: linkTexts.invalido, detalles: [linkTexts.entero] },
  vencido,
  usado: vencido,
};
