import type { loginMachine } from '../../../machines/login/login.machine';
import type { StateOf } from '../../../machines/state-of';
import type { DocumentType, Falta } from '../../rules/document/credentials';

type LoginState = StateOf<typeof loginMachine>;

export const loginTexts = {
  pagina: 'Iniciar sesión',
  titulo: 'Le damos la bienvenida',
  entrada: 'Entre con su documento y su contraseña.',
  tipo: 'Documento',
  elija: 'Elija',
  numero: 'Número',
  clave: 'Contraseña',
  mostrar: 'Mostrar contraseña',
  ocultar: 'Ocultar contraseña',
  enviar: 'Iniciar sesión',
  enviando: 'Iniciando sesión…',
  entrando: 'Entrando…',
  cancelar: 'Cancelar',
  olvido: '¿Olvidó su contraseña?',
  registro: 'Regístrate',
  reenvio: 'No recibí el correo de confirmación',
  larimar: 'Afíliate ya al Plan Larimar',
  informacion: 'Información',
  entendido: 'Entendido',
} as const;

export const documentHint: Record<DocumentType, string> = {
  1: 'Once dígitos, con o sin guiones.',
  2: 'NSS (número de seguridad social): solo dígitos.',
  3: 'Número de contrato: solo dígitos.',
  4: 'Hasta 12 letras y números.',
};

export const documentPlaceholder: Partial<Record<DocumentType, string>> = { 1: '###-#######-#' };

export const faltaText: Record<Falta, string> = {
  tipoSinElegir: 'Debe seleccionar el tipo de documento.',
  documentoVacio: 'Por favor, ingrese su documento de identidad.',
  cedulaIncompleta: 'La cédula lleva once dígitos. Revise el número.',
  claveVacia: 'Por favor, ingrese su contraseña.',
};

/** What stands above the form in some of its states. */
export const formNotice: Partial<
  Record<LoginState, { tono: 'informacion' | 'advertencia' | 'error'; titulo: string; detalle: string }>
> = {
  'formulario.camposVacios': {
    tono: 'error',
    titulo: 'Debe llenar los campos de documento y contraseña.',
    detalle: 'Complete lo que falta y vuelva a pulsar «Iniciar sesión».',
  },
  'formulario.sesionVencida': {
    tono: 'advertencia',
    titulo: 'Su sesión venció.',
    detalle: 'Inicie sesión otra vez para continuar.',
  },
  'formulario.sesionInactiva': {
    tono: 'informacion',
    titulo: 'Su sesión se cerró por inactividad.',
    detalle: 'Lo hicimos por su seguridad. Inicie sesión otra vez para continuar.',
  },
  'formulario.sesionCerradaFuera': {
    tono: 'informacion',
    titulo: 'Su sesión se cerró en otra pestaña.',
    detalle: 'Inicie sesión otra vez para continuar.',
  },
};
