import { requestTexts } from '../../texts/requests';

export const dependentAffiliationTexts = {
  titulo: requestTexts.formas.dependiente,
  aMano: [
    'La cédula y el nombre del dependiente, y la institución en que estudia o trabaja.',
    'Fotos de los documentos que lo acreditan: hasta cinco, en JPG.',
    'Sus teléfonos y su correo electrónico, para contactarle.',
  ],
  datos: 'Quién se afilia como dependiente',
  institucion: 'Donde estudia o trabaja.',
} as const;
