import type {
  ReimbursementFault,
  ReimbursementField,
  ReimbursementGroup,
} from '../../../machines/reimbursement/reimbursement-form';
import type { FormStep } from '../../../machines/reimbursement/reimbursement-steps';
import { contactTexts } from '../../texts/contact';
import { requestFormTexts } from '../../texts/request-form';

/** Of the three steps and the review: the form opens without them. */
export const reimbursementFormTexts = {
  pasos: 'Pasos del reembolso',
  paso: (numero: number, total: number) => `Paso ${numero} de ${total}:`,
  hecho: 'completado',
  siguiente: 'Siguiente',
  elijaTipo: 'Elija un tipo',
  formaFecha: 'dd-mm-aaaa',
  abrirCalendario: 'Abrir el calendario de «Fecha de servicio»',
  cerrarCalendario: 'Cerrar el calendario',
  mes: 'Mes',
  ano: 'Año',
  moneda: 'RD$',
  buscarPrestador: { centroSalud: 'Buscar el centro de salud', medico: 'Buscar el médico' },
  quitarPrestador: { centroSalud: 'Quitar el centro de salud', medico: 'Quitar el médico' },
  sinElegir: 'Sin elegir',
  prestadores: 'Basta uno de los dos: el centro de salud o el médico.',
  ayudaMotivo: 'Cuéntenos con sus palabras.',
  elijaBanco: 'Elija un banco',
  elijaCuenta: 'Elija un tipo de cuenta',
  elijaDocumento: 'Elija un documento',
  documentos: { Cedula: 'Cédula', Pasaporte: 'Pasaporte' },
  terminos: 'Declaro que los datos y documentos son verdaderos, y acepto los términos y condiciones del reembolso.',
  leerTerminos: 'Leer los términos y condiciones',
  tituloTerminos: 'Términos y condiciones',
  pidiendoTerminos: 'Buscando el texto…',
  sinTerminos: 'No pudimos cargar el texto',
  sinTerminosDetalle: 'Lo que escribió sigue aquí. Puede volver y leerlo después.',
  version: (version: string) => `La versión que acepta, ${version}, queda anotada en su solicitud.`,
  volverAlFormulario: 'Volver al formulario',
  centrosDeServicio: 'Ver los centros de servicio',
} as const;

export const reimbursementSteps: Record<FormStep, { nombre: string; titulo: string; guia: string }> = {
  gasto: {
    nombre: 'Gasto',
    titulo: '¿Qué gasto reclama?',
    guia: 'Escriba los datos como están en su factura.',
  },
  cuenta: {
    nombre: 'Cuenta y contacto',
    titulo: '¿Dónde recibe el dinero?',
    guia: 'Elija la cuenta en que recibirá el dinero, y diga cómo le contactamos.',
  },
  documentos: {
    nombre: 'Documentos',
    titulo: 'Añada sus documentos',
    guia: 'Tome fotos o elija archivos. Después podrá leerlo todo antes de enviarlo.',
  },
};

/** Field labels, shared by the form, the summary and the review. */
export const reimbursementLabels: Record<ReimbursementField, string> = {
  tipo: 'Tipo de reembolso',
  afiliado: requestFormTexts.paraQuien,
  fechaServicio: 'Fecha de servicio',
  monto: 'Monto reclamado',
  centroSalud: 'Centro de salud',
  medico: 'Médico',
  especialidad: 'Especialidad',
  motivo: 'Motivo',
  banco: 'Banco',
  tipoCuenta: 'Tipo de cuenta',
  noCuenta: 'Número de cuenta',
  nombreTitularCuenta: 'Nombre del titular de la cuenta',
  tipoDocumento: 'Documento del titular de la cuenta',
  documento: 'Número de documento',
  telefonoCelular: contactTexts.celular,
  telefonoResidencial: contactTexts.residencial,
  correo: contactTexts.correo,
  terminos: 'Términos y condiciones',
};

export const reimbursementGroups: Record<ReimbursementGroup, string> = {
  servicio: 'Datos del servicio',
  cuenta: 'Cuenta para recibir el reembolso',
  contacto: 'Cómo le contactamos',
};

export const reimbursementFaultText = {
  falta: 'Complete este campo.',
  'tipo.falta': 'Elija el tipo de reembolso.',
  'afiliado.falta': 'Elija para quién es.',
  'fechaServicio.falta': 'Escriba la fecha del servicio.',
  'monto.falta': 'Escriba el monto.',
  'motivo.falta': 'Cuente el motivo.',
  'banco.falta': 'Elija el banco.',
  'tipoCuenta.falta': 'Elija el tipo de cuenta.',
  'noCuenta.falta': 'Escriba el número de cuenta.',
  'nombreTitularCuenta.falta': 'Escriba el nombre del titular de la cuenta.',
  'tipoDocumento.falta': 'Elija el documento del titular de la cuenta.',
  'documento.falta': 'Escriba el número de documento.',
  'correo.falta': 'Escriba su correo electrónico.',
  fechaInvalida: 'Escriba un día que exista, como 05-11-2026.',
  fechaFutura: 'La fecha de servicio no debe ser posterior al día de hoy',
  montoInvalido: 'Escriba el monto con punto para los centavos, como 1,234.50.',
  montoExcedido: 'Para montos mayores a RD$30,000 favor de visitar un centro de servicio.',
  faltaPrestador: 'Elija el centro de salud o el médico.',
  muyLargo: 'Escriba 250 letras como máximo.',
  cuentaInvalida: 'El número de cuenta utilizado no es válido, favor verificar',
  cedulaInvalida: 'Cédula de identidad invalida, por favor verificar',
  telefonoInvalido: 'Formato de teléfono inválido',
  correoInvalido: 'Favor de agregar un correo electronico válido',
  sinTerminos: requestFormTexts.sinTerminos,
} satisfies Record<ReimbursementFault, string> & Partial<Record<`${ReimbursementField}.falta`, string>>;
