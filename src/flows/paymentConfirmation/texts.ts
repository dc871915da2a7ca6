import { paymentTexts } from '../../texts/payments';

export const paymentConfirmationTexts = {
  titulo: 'Confirmación de pago',
  // promise: reciboPago
  exito:
    'Se ha realizado el pago correctamente, estará recibiendo un recibo de pago a su correo electrónico registrado.',
  inconveniente: paymentTexts.inconveniente,
  /** The catalogue may say what to do; it is quoted, because the outcome may say otherwise. */
  banco: (descripcion: string) => `Respuesta del banco: ${descripcion}`,
  factura: 'Factura',
  monto: 'Monto',
  comprobar: paymentTexts.comprobar,
  comprobando: 'Comprobando…',
  sinSesion: 'Para ver el estado de su pago, inicie sesión.',
  verFacturas: paymentTexts.verFacturas,
  iniciarSesion: 'Iniciar sesión',
} as const;

const { comprobar, verFacturas } = paymentTexts;

/** The text under the headline and the main button, by state. The table in docs/demo.md has the same words. */
export const paymentOutcomeWords = {
  confirmado: {
    titulo: 'Confirmado',
    detalle: 'La factura está pagada. No tiene que hacer nada más.',
    boton: verFacturas,
  },
  noCobrado: {
    titulo: 'No se cobró nada.',
    detalle: 'Puede intentar con otra tarjeta.',
    boton: 'Intentar otra vez',
  },
  confirmando: {
    titulo: 'Estamos confirmando…',
    detalle: 'Puede tardar unos minutos. No pague de nuevo: aquí mismo le diremos cómo terminó.',
    boton: comprobar,
  },
  sinAparecer: {
    titulo: 'Aún no aparece como pagada; no pague de nuevo todavía',
    detalle: 'El banco puede tardar en responder. Volvemos a preguntar por usted.',
    boton: comprobar,
  },
  sinComprobar: {
    titulo: 'No pudimos comprobar su pago',
    detalle:
      'No sabemos todavía si se cobró. No pague de nuevo: lo intentamos otra vez por nuestra cuenta, también cuando vuelva la conexión.',
    boton: comprobar,
  },
  sinDeudas: {
    titulo: 'No tiene facturas pendientes',
    detalle: 'No hay ningún pago en curso en este equipo.',
    boton: verFacturas,
  },
} as const;
