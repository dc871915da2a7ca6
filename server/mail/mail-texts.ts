import { brand } from '../../domain/brand/brand';

export const mailKinds = [
  'activacion',
  'registroReemplazado',
  'cuentaActiva',
  'cambioClave',
  'claveCambiada',
  'cuentaCerrada',
  'cambioCorreo',
  'avisoCambioCorreo',
  'correoReversado',
  'codigoDispositivo',
  'billetera',
  'reciboPago',
  'solicitudAfiliacion',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** A moment ends with the dot of «a. m.» or «p. m.», which ends the sentence too. */
export interface MailFacts {
  pedido: string;
  /** Empty where the mail carries no link that ends. */
  vence: string;
  correoAnterior: string;
  correoNuevo: string;
  /** Empty once its request is no longer kept. */
  codigo: string;
  /** Empty but for a receipt. */
  factura: string;
  monto: string;
  autorizacion: string;
  /** Empty but for an application. */
  numero: string;
  /** Number and root of the last seal of the audit; empty while there is none. */
  sello: string;
}

export interface MailWords {
  asunto: string;
  /** What a list of mails shows beside the subject. */
  avance: string;
  parrafos: readonly string[];
  boton: string;
  /** What to do if it was somebody else. */
  siNoFue: string;
}

const { ayudaTelefono, ayudaCorreo } = brand.links;
const product = brand.productName;
/** A kept mail contradicts an audit that was written anew; the command «operate sellos» takes this line. */
const sealed = (sello: string) => (sello === '' ? [] : [`Sello del registro: ${sello}`]);
export const reachUs = `comuníquese con nosotros al ${ayudaTelefono} o escriba a ${ayudaCorreo}`;
/** A new password leaves passkeys as they are. */
export const leaveNoKey = `quite en «Mi perfil» las llaves de acceso que no conozca y ${reachUs}`;

/** No subject names the member or holds anything of the link. */
export const mailTexts: Readonly<Record<MailKind, (facts: MailFacts) => MailWords>> = {
  activacion: ({ pedido, vence }) => ({
    asunto: `Active su cuenta de ${product}`,
    avance: 'Falta un paso: confirme su correo para poder iniciar sesión.',
    parrafos: [
      `El ${pedido} alguien respondió sus preguntas de seguridad y registró una cuenta con este correo. Si fue usted, actívela para poder iniciar sesión.`,
      ...(vence === '' ? [] : [`El enlace vence el ${vence} Después deberá registrarse de nuevo.`]),
    ],
    boton: 'Activar mi cuenta',
    siNoFue: 'Si no fue usted, no abra el enlace: la cuenta no se activará.',
  }),
  registroReemplazado: ({ pedido }) => ({
    asunto: 'Su registro fue escrito de nuevo',
    avance: 'El enlace y la contraseña anteriores ya no sirven.',
    parrafos: [
      `El ${pedido} alguien respondió sus preguntas de seguridad y escribió de nuevo el correo o la contraseña de su registro en ${product}, que todavía no estaba activo. Si fue usted, no tiene que hacer nada aquí: abra el enlace que enviamos al correo que escribió.`,
      'El enlace de activación que recibió antes en este correo y la contraseña que escribió antes ya no sirven.',
    ],
    boton: `Ir a ${product}`,
    siNoFue: `Si no fue usted, no abra ningún otro enlace de activación y ${reachUs}.`,
  }),
  cuentaActiva: ({ pedido, vence }) => ({
    asunto: `Su cuenta de ${product} está activa`,
    avance: 'Ya puede iniciar sesión. Aquí puede confirmar el estado de su plan.',
    parrafos: [
      `Su cuenta fue activada el ${pedido} Ya puede iniciar sesión con su documento y su contraseña.`,
      `Con el botón puede ver el estado de su plan sin iniciar sesión. El enlace vence el ${vence}`,
    ],
    boton: 'Ver el estado de mi plan',
    siNoFue: `Si usted no activó esta cuenta, ${reachUs}.`,
  }),
  cambioClave: ({ pedido, vence }) => ({
    asunto: 'Cambio de contraseña',
    avance: 'Abra el enlace para escribir una contraseña nueva.',
    parrafos: [
      `El ${pedido} alguien pidió cambiar la contraseña de su cuenta de ${product} con su documento y este correo.`,
      `El enlace sirve una sola vez y vence el ${vence} Si pide otro, este deja de servir.`,
    ],
    boton: 'Cambiar mi contraseña',
    siNoFue: 'Si no fue usted, no haga nada: su contraseña sigue siendo la misma.',
  }),
  cuentaCerrada: ({ pedido }) => ({
    asunto: `Su cuenta de ${product} se cerró`,
    avance: 'Su contraseña, sus dispositivos y sus preferencias se borraron.',
    parrafos: [
      `El ${pedido} se cerró su cuenta de ${product} con su contraseña. Se borraron su contraseña, sus sesiones, sus dispositivos, su foto y sus preferencias.`,
      'Su afiliación no cambia. Seguimos guardando sus datos de contacto, sus solicitudes, sus pagos, sus consumos y los avisos que le enviamos. Los necesita su afiliación, o nos obliga la ley. Puede registrarse otra vez cuando quiera.',
    ],
    boton: `Ir a ${product}`,
    siNoFue: `Si no fue usted, ${reachUs}.`,
  }),
  claveCambiada: ({ pedido }) => ({
    asunto: 'Su contraseña fue cambiada',
    avance: 'Si no fue usted, recupere su cuenta ahora.',
    parrafos: [
      `La contraseña de su cuenta de ${product} fue cambiada el ${pedido} con el enlace que enviamos a este correo.`,
      'Por seguridad cerramos todas las sesiones abiertas. Inicie sesión con la contraseña nueva. Si tiene llaves de acceso, siguen sirviendo.',
    ],
    boton: `Ir a ${product}`,
    siNoFue: `Si no fue usted, recupere su contraseña cuanto antes, ${leaveNoKey}.`,
  }),
  cambioCorreo: ({ pedido, vence, correoAnterior }) => ({
    asunto: 'Confirme su correo nuevo',
    avance: 'Confirme que este correo es suyo para terminar el cambio.',
    parrafos: [
      `El ${pedido} el titular de la cuenta de ${product} que usa el correo ${correoAnterior} pidió cambiarlo por este.`,
      `Nada cambia hasta que lo confirme. El enlace sirve una sola vez y vence el ${vence}`,
    ],
    boton: 'Confirmar mi correo',
    siNoFue: 'Si no fue usted, no abra el enlace: este correo no se usará.',
  }),
  avisoCambioCorreo: ({ pedido, vence, correoNuevo }) => ({
    asunto: 'Solicitud de cambio de correo',
    avance: 'Si no fue usted, puede deshacer el cambio desde aquí.',
    parrafos: [
      `El ${pedido} alguien que conoce su contraseña pidió cambiar el correo de su cuenta de ${product} por ${correoNuevo}.`,
      `Si fue usted, no tiene que hacer nada aquí: confirme el cambio desde el correo nuevo. Para deshacerlo tiene hasta el ${vence}, aunque ya se haya confirmado.`,
    ],
    boton: 'Deshacer el cambio',
    siNoFue: `Si no fue usted, deshaga el cambio con el botón y luego cambie su contraseña. Si necesita ayuda, ${reachUs}.`,
  }),
  correoReversado: ({ pedido, vence }) => ({
    asunto: 'El cambio de correo fue deshecho',
    avance: 'Su cuenta vuelve a usar este correo. Cambie su contraseña si no pidió el cambio.',
    parrafos: [
      `El ${pedido} se deshizo el cambio de correo de su cuenta de ${product}. La cuenta vuelve a usar este correo y cerramos todas las sesiones abiertas.`,
      `Si usted no había pedido el cambio, otra persona conoce su contraseña: cámbiela con el botón. El enlace sirve una sola vez y vence el ${vence}`,
    ],
    boton: 'Cambiar mi contraseña',
    siNoFue: `Si usted no lo deshizo, ${reachUs}.`,
  }),
  codigoDispositivo: ({ pedido, vence, codigo }) => ({
    asunto: `Código para su cuenta de ${product}`,
    avance: 'Escríbalo en la página que se abrió al agregar su dispositivo.',
    parrafos: [
      `El ${pedido} alguien que inició sesión en su cuenta de ${product} pidió agregar un dispositivo seguro.`,
      codigo === '' ? 'El código ya no sirve.' : `Su código es ${codigo}. Vence el ${vence} y sirve una sola vez.`,
    ],
    boton: `Ir a ${product}`,
    siNoFue: `Si no fue usted, no dé el código a nadie, cambie su contraseña y ${reachUs}.`,
  }),
  billetera: ({ pedido, vence }) => ({
    asunto: 'Su carnet para la billetera del teléfono',
    avance: 'Ábralo en su iPhone para agregar su carnet a la billetera.',
    parrafos: [
      `El ${pedido} se preparó su carnet de afiliado para la billetera de su iPhone. Abra el enlace en ese teléfono.`,
      `El enlace vence el ${vence} Quien lo tenga puede ver su carnet: no lo reenvíe.`,
    ],
    boton: 'Agregar mi carnet',
    siNoFue: `Si usted no pidió su carnet, no abra el enlace y ${reachUs}.`,
  }),
  reciboPago: ({ pedido, factura, monto, autorizacion, sello }) => ({
    asunto: 'Recibo de su pago',
    avance: 'Su pago fue confirmado. Guarde este correo como recibo.',
    parrafos: [
      `El ${pedido} se confirmó su pago en ${product}: factura ${factura}, ${monto}, con tarjeta.`,
      ...(autorizacion === '' ? [] : [`Número de autorización: ${autorizacion}.`]),
      'La factura ya no aparece entre las pendientes. No tiene que hacer nada más.',
      ...sealed(sello),
    ],
    boton: 'Ver mis facturas',
    siNoFue: `Si usted no hizo este pago, ${reachUs}.`,
  }),
  solicitudAfiliacion: ({ pedido, numero, sello }) => ({
    asunto: 'Recibimos su solicitud de afiliación',
    avance: 'Guarde su número de solicitud: con él puede preguntar por ella.',
    parrafos: [
      `El ${pedido} recibimos en ${product} una solicitud de afiliación con este correo. Su número es ${numero}.`,
      `Para preguntar por ella, tenga a mano ese número y ${reachUs}.`,
      ...sealed(sello),
    ],
    boton: `Ir a ${product}`,
    siNoFue: `Si usted no la envió, ${reachUs}.`,
  }),
};

export const mailFrame = {
  greeting: (name: string) => (name === '' ? 'Buenos días:' : `Hola, ${name}:`),
  orCopy: 'Si el botón no funciona, copie esta dirección en su navegador:',
  neverAsk: `${product} nunca le pedirá su contraseña por correo o por teléfono.`,
  help: `Ayuda: ${ayudaTelefono} · ${ayudaCorreo}`,
  signature: `${product} · ${brand.tagline}`,
};
