import type {
  AffiliationFault,
  AffiliationField,
  AffiliationGroup,
  AffiliationKind,
} from '../../../domain/rules/affiliation/affiliation-form';
import { contactFaultText, contactTexts } from '../../texts/contact';
import { requestFormTexts } from '../../texts/request-form';
import { requestTexts } from '../../texts/requests';

interface OfKind {
  titulo: string;
  aMano: readonly string[];
}

/** Texts that differ between a holder's and a dependent's form. */
export const affiliationKindTexts: Readonly<Record<AffiliationKind, OfKind>> = {
  titular: {
    titulo: requestTexts.formas.titular,
    aMano: [
      'La cédula de quien se afilia como titular: foto o PDF.',
      'Su acta de nacimiento: foto o PDF.',
      'Un teléfono y un correo electrónico en que podamos contactarle.',
    ],
  },
  dependiente: {
    titulo: requestTexts.formas.dependiente,
    aMano: [
      'La cédula y el nombre del dependiente, y la institución en que estudia o trabaja.',
      'Fotos de los documentos que lo acreditan: hasta cinco, en JPG.',
      'Sus teléfonos y su correo electrónico, para contactarle.',
    ],
  },
};

export const affiliationTexts = {
  marcadorCedula: '001-1234567-8',
  elijaRegimen: 'Elija un régimen',
  institucion: 'Donde estudia o trabaja.',
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

const contacto = 'Cómo le contactamos';

export const affiliationGroups: Readonly<Record<AffiliationKind, Record<AffiliationGroup, string>>> = {
  titular: { datos: 'Quién se afilia como titular', contacto },
  dependiente: { datos: 'Quién se afilia como dependiente', contacto },
};

/** Field labels, shared by the form, the summary and the review. */
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

export const affiliationFaultText = {
  falta: 'Complete este campo.',
  'cedula.falta': 'Escriba la cédula.',
  'nombre.falta': 'Escriba el nombre.',
  'apellido.falta': 'Escriba el apellido.',
  'regimen.falta': 'Elija el régimen.',
  'institucion.falta': 'Escriba la institución.',
  'telefonoCelular.falta': 'Escriba el teléfono celular.',
  'telefonoResidencial.falta': 'Escriba el teléfono residencial.',
  'correo.falta': 'Escriba su correo electrónico.',
  cedulaInvalida: 'Cédula de identidad invalida, por favor verificar',
  telefonoInvalido: contactFaultText.telefonoInvalido,
  correoInvalido: 'Favor de agregar un correo electronico válido',
  muyLargo: contactFaultText.muyLargo,
} satisfies Record<AffiliationFault, string> & Partial<Record<`${AffiliationField}.falta`, string>>;
