import { paymentTexts } from '../../texts/payments';

export const paymentConfirmationTexts = {
  titulo: 'Confirmación de pago',
  exito:
    'Se ha realizado el pago correctamente, estará recibiendo un recibo de pago a su correo electrónico registrado.',
  inconveniente: paymentTexts.inconveniente,
  estado: 'Estado del pago',
  confirmado: 'Confirmado',
  confirmando: 'Estamos confirmando…',
  confirmandoDetalle: 'Puede tardar unos minutos. No pague de nuevo: aquí mismo le diremos cómo terminó.',
  sinAparecer: 'Aún no aparece como pagada; no pague de nuevo todavía',
  sinAparecerAprobado: 'El banco puede tardar en responder. Volvemos a preguntar por usted.',
  sinAparecerRechazado:
    'Cuando quiera intentarlo otra vez, hágalo desde sus facturas: ahí preguntamos al banco antes de cobrar.',
  sinDeudas: 'No tiene facturas pendientes',
  sinDeudasDetalle: 'No hay ningún pago en curso en este equipo.',
  sinComprobar: 'No pudimos comprobar su pago',
  sinComprobarDetalle:
    'No sabemos todavía si se cobró. No pague de nuevo: lo intentamos otra vez por nuestra cuenta, también cuando vuelva la conexión.',
  factura: 'Factura',
  monto: 'Monto',
  comprobar: 'Comprobar ahora',
  comprobando: 'Comprobando…',
  sinSesion: 'Para ver el estado de su pago, inicie sesión.',
  verFacturas: paymentTexts.verFacturas,
  iniciarSesion: 'Iniciar sesión',
} as const;
