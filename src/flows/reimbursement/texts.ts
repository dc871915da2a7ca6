import { requestTexts } from '../../texts/requests';

export const reimbursementTexts = {
  titulo: requestTexts.formas.reembolso,
  aMano: [
    'La factura con comprobante fiscal, su cédula y los documentos de su servicio: fotos o PDF.',
    'La fecha y el monto que pagó.',
    'El centro de salud o el médico que le atendió.',
    'El número de la cuenta en que recibirá el dinero, y la cédula o el pasaporte de su titular.',
  ],
  cuentaSinGuardar: 'El número de cuenta tampoco se guarda: tendrá que escribirlo otra vez.',
  noCreada: 'Ha ocurrido un error al moment de procesar el formulario',
} as const;
