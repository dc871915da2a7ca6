import { requestTexts } from '../../texts/requests';

export const holderAffiliationTexts = {
  titulo: requestTexts.formas.titular,
  aMano: [
    'La cédula de quien se afilia como titular: foto o PDF.',
    'Su acta de nacimiento: foto o PDF.',
    'Un teléfono y un correo electrónico en que podamos contactarle.',
  ],
  datos: 'Quién se afilia como titular',
} as const;
