import type { Property } from './property';

/** Of what is paid. */
export const paymentProperties: readonly Property[] = [
  {
    says: 'Nunca se cobra sin que la persona lo pida.',
    of: ['payment'],
    formula:
      'nunca hace enviarFormulario sin ocurre SI o ocurre SEGUIR antes desde hace enviarFormulario o entra recordando',
  },
  {
    says: 'Nunca hay un botón de pagar mientras se paga.',
    of: ['payment'],
    formula: 'nunca estado pagando y (puede SI o puede ELEGIR o puede SEGUIR)',
  },
  {
    says: 'Nunca se crea una orden sin leer de nuevo la factura, y que siga igual.',
    of: ['payment'],
    formula: 'nunca pide crearOrden sin responde comprobarFacturas y elige sinCambios antes desde pide crearOrden',
  },
  {
    says: 'Lo que se canceló no se cobra.',
    of: ['payment'],
    formula: 'después de ocurre CANCELAR nunca hace enviarFormulario hasta ocurre SI o ocurre SEGUIR',
  },
  {
    says: 'Con una sesión de pago que no sirve no se va a la pasarela.',
    of: ['payment'],
    formula:
      'después de responde crearSesion con «otra cosa» nunca hace enviarFormulario hasta responde crearSesion con «sesión»',
  },
  {
    says: 'Ningún formulario sale hacia la pasarela sin que su intento quede guardado.',
    of: ['payment'],
    formula: 'nunca hace enviarFormulario sin hace guardarIntento o hace tomarOrden antes desde hace enviarFormulario',
  },
  {
    says: 'Si otra pestaña la está pagando, esta no paga.',
    of: ['payment'],
    formula: 'después de ocurre OCUPADA nunca hace enviarFormulario hasta ocurre APARTADA',
  },
  {
    says: 'Después de cada intento se concilia antes de volver a la lista.',
    of: ['payment'],
    formula: 'nunca entra lista sin pide conciliar antes desde deja pagando',
  },
  {
    says: 'De cada pago que sale se lee después en las facturas qué consta, sin que la persona haga nada.',
    of: ['payment'],
    formula: 'después de hace enviarFormulario llega pide consultarFacturas',
  },
  {
    says: 'De una factura en proceso solo se avisa: no se paga otra vez.',
    of: ['payment'],
    formula: 'nunca estado lista.advirtiendo y puede SI',
  },
  {
    says: 'Nunca dice «confirmado» sin que conste en las facturas.',
    of: ['paymentConfirmation'],
    formula: 'nunca entra confirmado sin elige «consta como confirmado» antes desde entra conciliando',
  },
  {
    says: 'Después de que conste que no se cobró, nunca dice «confirmado» sin comprobar otra vez.',
    of: ['paymentConfirmation'],
    formula: 'después de entra noCobrado nunca estado confirmado hasta pide consultarFacturas',
  },
  {
    says: 'Sin sesión no se lee ningún pago.',
    of: ['paymentConfirmation'],
    formula: 'nunca pide consultarFacturas sin elige «quien es autenticada» antes desde ocurre SESION_CERRADA',
  },
  {
    says: 'Con un enlace que no sirve no se va al banco.',
    of: ['mobilePayment'],
    formula: 'después de entra enlaceInservible nunca hace enviarFormulario',
  },
  {
    says: 'Nadie va al banco por una factura de otra cuenta, que ya no está, de otro monto o en proceso.',
    of: ['mobilePayment'],
    formula:
      'después de entra otraCuenta o entra noPendiente o entra otroMonto o entra enProceso nunca hace enviarFormulario hasta ocurre REINTENTAR',
  },
  {
    says: 'Quien vuelve del banco no va otra vez sin pedirlo.',
    of: ['mobilePayment'],
    formula: 'después de entra volvio nunca hace enviarFormulario hasta ocurre CONTINUAR o entra identificando',
  },
];
