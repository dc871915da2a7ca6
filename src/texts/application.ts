import type { ApplicationFault, RequiredField } from '../../domain/rules/application/application-fault';

/** Field labels, used on the page and in error messages. */
export const applicationLabels = {
  planSolicitado: 'Plan',
  nombres: 'Nombres',
  apellidos: 'Apellidos',
  tipoDocumento: 'Tipo de documento',
  noDocumento: 'Documento',
  fechaNacimiento: 'Fecha de nacimiento',
  sexo: 'Sexo',
  nacionalidad: 'Nacionalidad',
  ocupacion: 'Ocupación',
  estadoCivil: 'Estado civil',
  correo: 'Correo',
  direccion: 'Dirección',
  sector: 'Sector',
  ciudad: 'Ciudad',
  telefono: 'Teléfono',
  oficina: 'Teléfono de oficina',
  celular: 'Celular',
  formaPago: 'Forma de pago',
  frecuenciaPago: 'Frecuencia de pago',
  parentesco: 'Parentesco',
} as const;

const required = (campo: RequiredField) => `El campo ${applicationLabels[campo]} es requerido.`;

export const applicationFaultText: Readonly<Record<ApplicationFault, string>> = {
  'requerido:planSolicitado': required('planSolicitado'),
  'requerido:nombres': required('nombres'),
  'requerido:apellidos': required('apellidos'),
  'requerido:tipoDocumento': required('tipoDocumento'),
  'requerido:noDocumento': required('noDocumento'),
  'requerido:fechaNacimiento': required('fechaNacimiento'),
  'requerido:sexo': required('sexo'),
  'requerido:correo': required('correo'),
  'requerido:direccion': required('direccion'),
  'requerido:sector': required('sector'),
  'requerido:ciudad': required('ciudad'),
  'requerido:telefono': required('telefono'),
  'requerido:formaPago': required('formaPago'),
  'requerido:frecuenciaPago': required('frecuenciaPago'),
  'requerido:parentesco': required('parentesco'),
  fechaInvalida: 'Escriba una fecha que exista, como 05-11-1990.',
  fechaFutura: 'La fecha de nacimiento no puede ser posterior a hoy.',
  fechaAntigua: 'Revise el año: la fecha es de hace más de 122 años.',
  menorDeEdad: 'Debe tener 18 años o más para pedir la afiliación.',
  cedulaIncompleta: 'La cédula lleva once dígitos. Revise el número.',
  pasaporteLargo: 'El pasaporte lleva hasta 30 letras y números.',
  documentoRepetido: 'Ese documento ya está en esta solicitud.',
  correoInvalido: 'Correo electronico invalido', // sic, APPL-25
  telefonoInvalido: 'Formato de teléfono inválido',
  parentescoAjeno: 'Elija un parentesco de la lista.',
  conyugeMenor: 'El cónyuge o compañero debe tener 18 años o más. Revise la fecha o el parentesco.',
  otroConyuge: 'Ya hay un cónyuge o compañero en esta solicitud. Elija otro parentesco.',
  muyLargo: 'Es demasiado largo. Escríbalo más corto.',
  dependienteIncompleto: 'Le faltan datos. Pulse Editar.',
  sinCatalogo: 'Las preguntas no han llegado todavía.',
  sinRespuesta: 'Responda Sí o No.',
  sinPersona: 'Marque quién la ha tenido.',
};

/** For the fields of the applicant and of a dependent. */
export const personTexts = {
  elija: 'Elija',
  cargando: 'Cargando…',
  pistaCedula: 'Once dígitos, con o sin guiones.',
  pistaPasaporte: 'Hasta 30 letras y números.',
  pistaNoAplica: 'Sin documento se escribe NA.',
  formaFecha: 'dd-mm-aaaa',
  pistaNacimiento: 'Día, mes y año. Ejemplo: 05-11-1990',
  abrirCalendario: 'Abrir el calendario de «Fecha de nacimiento»',
  cerrarCalendario: 'Cerrar el calendario',
  mes: 'Mes',
  ano: 'Año',
  revise: 'Revise estos datos',
  sinLista: 'No pudimos traer esta lista.',
} as const;
