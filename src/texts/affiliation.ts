import type { AffiliationField } from '../rules/affiliation/affiliation-draft';
import type { AffiliationFault } from '../rules/affiliation/affiliation-faults';
import { contactFaultText, contactTexts } from './contact';
import { requestFormTexts } from './request-form';

/** What the two forms of affiliation say. */
export const affiliationTexts = {
  contacto: 'Cómo le contactamos',
  marcadorCedula: '001-1234567-8',
  marcadorTelefono: '809-555-5555',
  elijaRegimen: 'Elija un régimen',
  noCreada: 'No se creó su caso',
  subiendo: (caso: string) => `${requestFormTexts.creado(caso)}. Enviando sus documentos…`,
  comprobandoDocumentos: 'Mirando qué documentos tiene su caso…',
  cargados: 'Carga de arcivos realizada',
  incompleto: (caso: string) => `${requestFormTexts.creado(caso)}, y le faltan documentos`,
  incompletoDetalle: (faltan: readonly string[]) =>
    faltan.length === 0
      ? 'No vemos en su caso todos los archivos que envió. No los enviaremos otra vez por nuestra cuenta.'
      : `No vemos en su caso: ${faltan.join(', ')}. No los enviaremos por nuestra cuenta.`,
  sinConfirmar: (caso: string) => `${requestFormTexts.creado(caso)}, y no sabemos si tiene sus documentos`,
  sinConfirmarDetalle: 'No los enviaremos otra vez por nuestra cuenta. Compruebe antes si están en su caso.',
  noCargados: 'Ha ocurrido un error en la carga de archivos',
  noCargadosDetalle: (caso: string) => `${requestFormTexts.creado(caso)} sin sus documentos. Siguen aquí.`,
  faltanArchivos: 'Añada los documentos que faltan',
  faltaUno: 'Añada al menos un archivo.',
  enviarDocumentos: 'Enviar documentos',
  comprobar: requestFormTexts.comprobar,
  terminar: 'Terminar así',
  terminarDetalle:
    'Si cierra esta página, la encontrará así al volver, en este equipo y durante un día. Si termina, el caso queda como está.',
  verCaso: 'Ver el caso',
  barra: 'Enviar los documentos',
} as const;

/** What each field is called; the summary and the review use the same words. */
export const affiliationLabels: Record<AffiliationField, string> = {
  cedula: 'Cédula',
  nombre: 'Nombre',
  apellido: 'Apellido',
  regimen: 'Régimen',
  institucion: 'Institución',
  telefonoCelular: contactTexts.celular,
  telefonoResidencial: contactTexts.residencial,
  correo: contactTexts.correo,
};

export const affiliationFaultText: Record<AffiliationFault, string> = {
  falta: 'Complete este campo.',
  cedulaInvalida: 'Cédula de identidad invalida, por favor verificar',
  telefonoInvalido: contactFaultText.telefonoInvalido,
  correoInvalido: 'Favor de agregar un correo electronico válido',
  muyLargo: contactFaultText.muyLargo,
};
