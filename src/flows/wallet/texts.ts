import { linkWords } from '../../texts/links';

export const walletTexts = {
  titulo: 'Carnet en la billetera',
  buscando: 'Buscando su carnet…',
  pidiendo: 'Preparando la descarga…',
  gracias: 'Gracias por solicitar su carnet.',
  pulse: 'Pulse el botón para añadirlo a la billetera de su teléfono.',
  agregar: 'Agregar a billetera',
  numero: 'Número de afiliado',
  descargado: 'Su carnet se descargó.',
  abra: 'Si su teléfono no le preguntó por él, abra el archivo descargado. Después abra su billetera con este botón.',
  redireccionar: 'Redireccionar a billetera',
  otraVez: 'Descargar otra vez',
  soloIphone: 'Este archivo es para la billetera de un iPhone.',
  otroTelefono: 'En otro teléfono, inicie sesión y use su carnet digital, que muestra los mismos datos.',
  verCarne: 'Ver mi carnet digital',
  sinPases: 'Todavía no preparamos carnets para la billetera.',
  sinPasesDetalle: 'Mientras tanto, inicie sesión y use su carnet digital.',
  vencido: 'El token expiro, favor realizar la solicitud nuevamente.', // sic, WALLET-07
} as const;

export const walletLinkWords = linkWords(walletTexts.vencido);
