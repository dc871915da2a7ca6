import { constructionTexts } from '../../texts/construction';

export const profileTexts = {
  titulo: constructionTexts.paginas.profile,
  cargando: 'Cargando información…',
  datosPersonales: 'Datos personales',
  datosAfiliacion: 'Datos de afiliación',
  contacto: 'Datos de contacto y localización',
} as const;
