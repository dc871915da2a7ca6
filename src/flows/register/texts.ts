import type { FaltaDocumento } from '../../../domain/rules/document/credentials';
import type { FaltaRespuesta } from '../../../domain/rules/registration/questions';
import type { registerMachine, Variante } from '../../../machines/register/register.machine';
import type { FaltaDatos } from '../../../machines/register/registration';
import type { StateOf } from '../../../machines/state-of';
import { documentFaltaText } from '../../texts/document-in-dialogs';
import { weakPasswordText } from '../../texts/new-password';
import { type Notice, noAnswerNotice } from '../../texts/problem';

export type RegisterState = StateOf<typeof registerMachine>;

export const registerTexts = {
  pasos: 'Pasos del registro',
  paso: (numero: number, total: number) => `Paso ${numero} de ${total}:`,
  hecho: 'completado',
  atras: 'Volver al paso anterior',
  siguiente: 'Siguiente',
  buscando: 'Comprobando…',
  cancelar: 'Cancelar',
  iniciarSesion: 'Iniciar sesión',
  reenviar: 'Reenviar el correo',
  identificar: 'Escriba su número de documento para empezar.',
  responder: 'Responda estas tres preguntas para confirmar que es usted.',
  respondidas: (cuantas: number, total: number) => `${cuantas} de ${total} respondidas`,
  contesteTodas: 'Debe de contestar todas las preguntas.', // sic, REG-38
  respuestasPorRevisar: 'Revise lo que escribió.',
  fechaForma: 'dd-mm-aaaa',
  fechaAyuda: 'Día, mes y año. Ejemplo: 05-11-1960',
  abrirCalendario: 'Abrir calendario',
  cerrarCalendario: 'Cerrar calendario',
  mes: 'Mes',
  ano: 'Año',
  escribaNumero: 'Escriba un número',
  si: 'Sí',
  no: 'No',
  completar: 'Escriba su correo y elija una contraseña.',
  nombres: 'Nombres',
  apellidos: 'Apellidos',
  correo: 'Correo electrónico',
  correoRepetido: 'Confirmar correo electrónico',
  correoRegistrado: (enmascarado: string) => `El correo registrado es ${enmascarado}. Puede escribir otro.`,
  // promise: activacion
  correoAyuda: 'Le enviaremos allí el enlace que activa su cuenta.',
  clave: 'Contraseña',
  claveRepetida: 'Repetir contraseña',
  mostrarRepetida: 'Mostrar contraseña repetida',
  ocultarRepetida: 'Ocultar contraseña repetida',
  registrar: 'Registrarme',
  registrando: 'Registrando…',
  faltanDatos: 'Revise estos datos:',
  salir: '¿Desea salir del registro?',
  perdera: 'Perderá lo que escribió.',
  seguir: 'Seguir aquí',
  salirSi: 'Salir',
} as const;

export const registerTitle: Record<Variante, string> = {
  registro: 'Regístrate',
  reenvio: 'Reenviar correo de confirmación',
};

export const registerSteps: readonly string[] = [
  'Validar identificación',
  'Preguntas de Seguridad',
  'Datos Personales',
];

const answerFaltaText: Record<FaltaRespuesta, string> = {
  sinResponder: 'Responda esta pregunta.',
  fechaInvalida: 'Escriba el día, el mes y el año. Ejemplo: 05-11-1960',
  numeroInvalido: 'Escriba solo un número.',
};

const dataFaltaText: Record<FaltaDatos, string> = {
  nombresVacios: 'El campo Nombres es obligatorio',
  apellidosVacios: 'El campo Apellidos es obligatorio',
  correoVacio: 'Por favor, indique su correo electrónico.',
  correoInvalido: 'Correo electronico invalido', // sic, REG-50
  correosDistintos: 'Los correos no coinciden.',
  claveVacia: 'Debe escribir la Contraseña.',
  claveCorta: 'El mínimo de caracteres para la contraseña es 6',
  claveRepetidaVacia: 'El campo Repetir contraseña es obligatorio',
  claveRepetidaCorta: 'El mínimo de caracteres para la contraseña es 6',
  clavesDistintas: 'Las contraseñas no coinciden.',
  ...weakPasswordText,
};

/** For all three steps. */
export const registerFaltaText: Record<FaltaDocumento | FaltaRespuesta | FaltaDatos, string> = {
  ...documentFaltaText,
  ...answerFaltaText,
  ...dataFaltaText,
};

/** The alert above the fields in states without the result of a call. */
export const registerNotice: Partial<Record<RegisterState, Notice>> = {
  'identidad.intentosAgotados': {
    titulo: 'Favor intente más tarde.',
    detalle: 'Demasiadas respuestas equivocadas. Empiece otra vez más tarde, o llámenos.',
  },
  'comprobada.preguntas.incorrectas': {
    titulo: 'La información proporcionada no es correcta. Intente nuevamente.',
    detalle: 'Le hacemos otras tres preguntas. Respóndalas con calma: no hay límite de tiempo.',
  },
  'comprobada.preguntas.otraVez': {
    titulo: 'Conteste otra vez las preguntas de seguridad.',
    detalle: 'Pasó mucho tiempo, o su respuesta se perdió. Lo demás que escribió sigue ahí, menos la contraseña.',
  },
  'comprobada.datos.sinSaber': {
    titulo: noAnswerNotice('acceso').titulo,
    detalle: 'Puede que su registro haya llegado. Mire su correo antes de intentarlo otra vez.',
  },
};
