import type {
  PreauthorizationFault,
  PreauthorizationField,
  PreauthorizationGroup,
} from '../../../machines/preauthorization/preauthorization-form';
import { contactTexts } from '../../texts/contact';
import { requestFormTexts } from '../../texts/request-form';
import { requestTexts } from '../../texts/requests';

export const preauthorizationTexts = {
  titulo: requestTexts.formas.preautorizacion,
  aMano: [
    'La indicación de su médico y una copia de la cédula, en fotos JPG.',
    'Según el tipo, también la historia clínica, el reporte del estudio o el referimiento del especialista.',
    'El NSS de quien recibirá el servicio: está en su carnet.',
    'El centro médico donde lo recibirá.',
  ],
  elijaTipo: 'Elija un tipo',
  buscarCentro: 'Buscar el centro médico',
  quitarCentro: 'Quitar el centro médico',
  sinElegir: 'Sin elegir',
  ayudaCentro: 'Si es en un consultorio, elija a su médico.',
  ayudaDescripcion: 'Qué le indicaron y para qué, con sus palabras.',
  ayudaNss: 'Número de Seguridad Social de quien recibirá el servicio.',
  noCreada:
    'Ha ocurrido un error al procesar la solicitud. Por favor, inténtalo de nuevo más tarde o vuelve a intentarlo en unos momentos.',
} as const;

/** Field labels, shared by the form, the summary and the review. */
export const preauthorizationLabels: Record<PreauthorizationField, string> = {
  tipo: 'Tipo de pre-autorización',
  centroMedico: 'Centro médico',
  descripcion: 'Descripción',
  afiliado: requestFormTexts.paraQuien,
  nss: 'NSS',
  correo: contactTexts.correo,
};

export const preauthorizationGroups: Record<PreauthorizationGroup, string> = {
  servicio: 'Datos del servicio',
  persona: 'Quién lo recibirá',
};

export const preauthorizationFaultText = {
  falta: 'Complete este campo.',
  'tipo.falta': 'Elija el tipo de pre-autorización.',
  'centroMedico.falta': 'Escriba el centro médico.',
  'descripcion.falta': 'Escriba qué necesita.',
  'afiliado.falta': 'Elija quién lo recibirá.',
  'correo.falta': 'Escriba su correo electrónico.',
  muyLargo: 'Escriba 1000 letras como máximo.',
  correoInvalido: 'El correo electrónico colocado no es válido, favor de verificar',
} satisfies Record<PreauthorizationFault, string> & Partial<Record<`${PreauthorizationField}.falta`, string>>;
