import { refusalText } from './codes';

type Call = 'autenticar' | 'registrar' | 'solicitarCambioClave';

/** For refusals without the server's own sentence, in the calls of the dialogs over the log-in page. */
const byCall: Record<Call, Record<number, string>> = {
  autenticar: {
    1001: 'Usted ya está registrado. Inicie sesión con sus credenciales.',
    1002: 'Su afiliación no está activa. Comuníquese con nosotros.',
    1003: 'No encontramos a nadie con ese documento. Revise el número.',
    1004: 'Su cuenta se quedó sin confirmar. Pida otra vez el correo de confirmación.',
    1011: 'Su registro espera la confirmación. Abra el enlace del correo que le enviamos.',
    1012: 'Su registro anterior venció. Responda las preguntas para registrarse otra vez.',
  },
  registrar: {
    1005: 'Estará recibiendo un correo electrónico para activar su cuenta.',
    1010: 'Usted ya tiene una cuenta. Inicie sesión con su cuenta.',
    1019: 'Ese correo electrónico ya está en uso. Escriba otro.',
  },
  solicitarCambioClave: {
    1006: 'El documento y el correo electrónico no coinciden.',
    1007: 'Estará recibiendo un correo electrónico para continuar con el cambio de contraseña.',
    1008: 'No hay una cuenta con esos datos.',
  },
};

export const accessRefusal = (call: Call, codigo: number | 'otro', mensaje: string): string =>
  refusalText(call, 'otro', mensaje.trim() || (codigo === 'otro' ? '' : byCall[call][codigo]) || '');
