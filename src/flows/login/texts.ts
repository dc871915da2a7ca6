import type { loginMachine } from '../../../machines/login/login.machine';
import type { StateOf } from '../../../machines/state-of';
import type { Refusals } from '../../texts/refusal-notice';

type LoginState = StateOf<typeof loginMachine>;

export const loginTexts = {
  pagina: 'Iniciar sesión',
  titulo: 'Le damos la bienvenida',
  entrada: 'Entre con su documento y su contraseña.',
  clave: 'Contraseña',
  mostrar: 'Mostrar contraseña',
  ocultar: 'Ocultar contraseña',
  enviar: 'Iniciar sesión',
  enviando: 'Iniciando sesión…',
  entrando: 'Entrando…',
  usarLlave: 'Entrar con su huella, cara o PIN',
  esperandoLlave: 'Use su huella, cara o PIN…',
  cancelar: 'Cancelar',
  olvido: '¿Olvidó su contraseña?',
  registro: 'Regístrate',
  reenvio: 'No recibí el correo de confirmación',
  larimar: 'Afíliate ya al Plan Larimar',
  informacion: 'Información',
  entendido: 'Entendido',
} as const;

/** The alert above the form in states without the result of a log-in. */
export const formNotice: Partial<
  Record<LoginState, { tono: 'informacion' | 'exito' | 'advertencia' | 'error'; titulo: string; detalle: string }>
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
  'formulario.sesionCerradaLejos': {
    tono: 'advertencia',
    titulo: 'Su sesión se cerró desde otro dispositivo.',
    detalle: 'Si no fue usted, cambie su contraseña.',
  },
  'formulario.correoPorConfirmar': {
    tono: 'advertencia',
    titulo: 'Favor verificar su bandeja de entrada y confirmar el cambio de correo.',
    detalle: 'Cerramos su sesión por seguridad. El cambio vale cuando abra el enlace que enviamos al correo nuevo.',
  },
  'formulario.cuentaCerrada': {
    tono: 'exito',
    titulo: 'Su cuenta se cerró.',
    detalle:
      'Su afiliación no cambia. Guardamos lo que ella necesita y lo que nos obliga la ley. Puede registrarse otra vez cuando quiera.',
  },
  'formulario.llaveSinUso': {
    tono: 'advertencia',
    titulo: 'Esta llave ya no sirve aquí.',
    detalle: 'Entre con su contraseña.',
  },
  'formulario.sinLlave': {
    tono: 'informacion',
    titulo: 'No se usó ninguna llave.',
    detalle: 'Inténtelo otra vez, o entre con su documento y su contraseña.',
  },
  'formulario.sinPaginas': {
    tono: 'advertencia',
    titulo: 'No pudimos mostrarle ninguna página.',
    detalle: 'Inicie sesión otra vez en unos minutos. Si sigue igual, comuníquese con nuestro centro de servicios.',
  },
};

/** The tone of the result of a log-in, by state. */
export const resultTones: Partial<Record<LoginState, 'advertencia' | 'error'>> = {
  'formulario.advertida': 'advertencia',
  'formulario.rechazada': 'error',
  'formulario.sinEntrar': 'error',
};

export const loginRefusals = {
  1003: { titulo: 'Su cuenta espera la activación. Abra el enlace del correo de confirmación.' },
  1006: {
    titulo: 'El documento o la contraseña no son correctos.',
    siguiente: 'Si no recuerda la contraseña, pulse «¿Olvidó su contraseña?».',
  },
  1017: { titulo: 'Su cuenta está bloqueada por un rato. Espere unos minutos e inténtelo otra vez.' },
} satisfies Refusals<'login'>;
