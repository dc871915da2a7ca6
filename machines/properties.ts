import { paymentProperties } from './payment-properties';
import type { Property } from './property';

export const properties: readonly Property[] = [
  {
    says: 'Todo «cargando» tiene salida, responda lo que responda el servicio.',
    formula: 'después de etiqueta cargando llega no etiqueta cargando',
  },
  {
    says: 'En todo error hay algo que hacer, o algo que va a llegar.',
    formula: 'siempre no etiqueta error o puede algo o espera algo',
  },
  {
    says: 'Una respuesta perdida nunca se toma por un «no» del servicio.',
    formula:
      'nunca (falla algo con «sinRespuesta» o falla algo con «sinConexion» o falla algo con «sesionCerrada» o falla algo con «ilegible») y elige rechazo',
  },
  ...paymentProperties,
  {
    says: 'Una solicitud nunca sale sin que la persona la envíe.',
    of: ['caseSubmission'],
    formula: 'nunca pide crearSolicitud sin ocurre ENVIAR antes desde pide crearSolicitud',
  },
  {
    says: 'Después de una respuesta perdida nunca se envía otra vez.',
    of: ['caseSubmission'],
    formula: 'después de falla crearSolicitud y no elige rechazo o tarda limiteEnvio nunca pide crearSolicitud',
  },
  {
    says: 'Después de una respuesta perdida se busca el caso, sin que la persona haga nada.',
    of: ['caseSubmission'],
    formula: 'después de falla crearSolicitud y no elige rechazo o tarda limiteEnvio llega pide consultarCasos',
  },
  {
    says: 'Lo que se canceló antes de salir no sale.',
    of: ['caseSubmission'],
    formula: 'después de ocurre CANCELAR nunca pide crearSolicitud hasta ocurre ENVIAR',
  },
  {
    says: 'Nada sale sin quedar guardado antes, para saber después si llegó.',
    of: ['caseSubmission'],
    formula: 'nunca pide crearSolicitud sin hace conservarEnvio antes desde pide crearSolicitud',
  },
  {
    says: 'Nunca hay un recibo sin un caso que el servicio dijo o que se encontró.',
    of: ['caseSubmission'],
    formula: 'nunca hace guardarRecibo sin responde crearSolicitud o elige unoNuevo antes',
  },
  {
    says: 'Una corrección de reembolso nunca sale sin mirar antes que siga devuelto.',
    of: ['reimbursementEdit'],
    formula:
      'nunca pide actualizarSolicitud y (no responde consultarCaso o elige «caso es otro» o elige «caso es anulado» o elige «caso es noEsta» o deja releyendo y no elige «caso es devuelto»)',
  },
  {
    says: 'De una corrección de reembolso se dice que no llegó solo si el servicio dijo que no.',
    of: ['reimbursementEdit'],
    formula:
      'nunca entra editando.noEnviada sin falla actualizarSolicitud y elige rechazo antes desde pide actualizarSolicitud',
  },
  {
    says: 'Ninguna corrección de reembolso sale sin quedar anotada, para saber después si llegó.',
    of: ['reimbursementEdit'],
    formula: 'nunca pide actualizarSolicitud sin hace conservarEnvio antes desde pide actualizarSolicitud',
  },
  {
    says: 'Ninguna foto sube sin que la persona la guarde.',
    of: ['photo'],
    formula: 'nunca pide subir sin ocurre GUARDAR antes desde pide subir',
  },
  {
    says: 'Ninguna foto se borra sin confirmarlo.',
    of: ['photo'],
    formula: 'nunca pide eliminarFoto sin ocurre CONFIRMAR antes desde pide eliminarFoto',
  },
  {
    says: 'Mientras una foto sube o se borra, cerrar no la deja a medias.',
    of: ['photo'],
    formula:
      'nunca ocurre CERRAR y (deja abierto.subiendo o deja abierto.comprobando o deja abierto.borrando o deja abierto.comprobandoBorrado)',
  },
  {
    says: 'Nunca dice que la foto se guardó sin que el servicio la tenga.',
    of: ['photo'],
    formula: 'nunca entra subida sin responde subir o elige «lectura es enviada» antes desde ocurre ABRIR',
  },
  {
    says: 'Una foto que pesa de más se puede reducir también después de pulsar «Guardar».',
    of: ['photo'],
    formula: 'nunca ocurre GUARDAR y deja abierto.eligiendo.demasiadoGrande y entra abierto.eligiendo.faltaFoto',
  },
  {
    says: 'Nadie llega a crear su cuenta sin contestar las preguntas.',
    of: ['register'],
    formula: 'nunca entra comprobada.datos sin elige «dictamen es coinciden» antes desde entra identidad',
  },
  {
    says: 'Nadie queda registrado si el servicio no lo dijo.',
    of: ['register'],
    formula: 'nunca entra registrada sin elige «codigo es 1005» antes',
  },
  {
    says: 'Cerrar el registro nunca tira lo contestado sin preguntar.',
    of: ['register'],
    formula: 'nunca ocurre CERRAR y deja comprobada.datos y no entra comprobada.datos.dejando',
  },
  {
    says: 'Con los intentos agotados no se pregunta otra vez quién es.',
    of: ['register'],
    formula: 'después de entra identidad.intentosAgotados nunca entra identificando',
  },
  {
    says: 'Una afiliación nunca sale sin que la persona la lea y la envíe.',
    of: ['application'],
    formula: 'nunca pide enviarSolicitud sin ocurre ENVIAR y deja formulario.revision antes desde pide enviarSolicitud',
  },
  {
    says: 'Después de una respuesta perdida la afiliación no se envía otra vez sin que la persona lo pida.',
    of: ['application'],
    formula: 'después de falla enviarSolicitud y no elige rechazo nunca pide enviarSolicitud hasta ocurre ENVIAR',
  },
  {
    says: 'Lo escrito no se olvida mientras la afiliación no haya llegado o la persona no lo descarte.',
    of: ['application'],
    formula: 'nunca hace olvidarRecuerdo y no responde enviarSolicitud y no ocurre DESCARTAR',
  },
  {
    says: 'Nadie entra sin que el servicio lo diga, o sin haber entrado en otra pestaña.',
    of: ['login'],
    formula: 'nunca entra dentro sin elige «codigo es 1007» o responde escucharSesion antes desde estado formulario',
  },
  {
    says: 'La clave solo se envía cuando la persona lo pide.',
    of: ['login'],
    formula: 'nunca pide autenticar sin ocurre ENVIAR o ocurre PULSAR_ENTER antes desde pide autenticar',
  },
  {
    says: 'Lo que se canceló no entra.',
    of: ['login'],
    formula:
      'después de ocurre CANCELAR nunca elige «codigo es 1007» hasta ocurre ENVIAR o ocurre PULSAR_ENTER o ocurre LLAVE o ocurre USAR_LLAVE',
  },
  {
    says: 'Toda sesión que se cierra se borra de este equipo, o la borró otra pestaña.',
    of: ['session'],
    formula: 'siempre no deja abierta o hace borrarSesion o hace olvidarSesion',
  },
  {
    says: 'Con la sesión vencida no se pregunta nada más al servicio.',
    of: ['session'],
    formula: 'después de ocurre VENCER nunca pide consultarAfiliado hasta ocurre INICIAR o ocurre REVISAR',
  },
  {
    says: 'Al terminar una sesión, nada de lo que se le preguntó al servicio vale ya.',
    of: ['session'],
    formula: 'siempre no deja abierta o hace nuevaEpoca',
  },
  {
    says: 'Si otra persona entró en otra pestaña, lo preguntado para la anterior no vale, y se pregunta de nuevo quién es.',
    of: ['session'],
    formula: 'nunca elige otroAfiliado y no (hace nuevaEpoca y pide consultarAfiliado)',
  },
  {
    says: 'Una sesión cerrada por otra pestaña no borra lo guardado, que ya puede ser de otra persona.',
    of: ['session'],
    formula: 'nunca elige «lectura es anonima» y ocurre REVISAR y hace borrarSesion',
  },
  {
    says: 'Quien usa un equipo que durmió avisa al servicio en el acto.',
    of: ['session'],
    formula:
      'nunca ocurre ACTIVIDAD con «al despertar» y (estado abierta.autenticada.enPortal o estado abierta.autenticada.enClub)',
  },
  {
    says: 'Un latido que no llegó queda anotado, para repetirlo pronto, también en el club.',
    of: ['session'],
    formula:
      'nunca (deja abierta.autenticada.latiendo o deja abierta.autenticada.latiendoEnClub) y (falla latir o falla latirEnClub o tarda limiteConsulta) y estado abierta y no hace anotarSinLatido',
  },
  {
    says: 'A quien no tiene sesión nunca se le pregunta si sigue ahí.',
    of: ['inactivity'],
    formula: 'nunca estado atenta.avisando sin ocurre SESION_ABIERTA antes desde ocurre SESION_CERRADA',
  },
  {
    says: 'La sesión se cierra sola únicamente si pasó el plazo, o si no hay reloj que lo diga.',
    of: ['inactivity'],
    formula:
      'nunca hace cerrarPorInactividad sin elige limiteAlcanzado o falla vigilar antes desde hace cerrarPorInactividad',
  },
  {
    says: 'Abrir un enlace de correo no cambia nada: hay que pulsar el botón.',
    of: ['emailChange'],
    formula: 'nunca pide aplicarCambio sin ocurre APLICAR antes desde pide aplicarCambio',
  },
  {
    says: 'Ningún cambio de correo se pide sin la clave correcta.',
    of: ['emailRequest'],
    formula:
      'nunca pide solicitarCambio sin responde comprobarClave y elige «codigo es 1007» antes desde pide solicitarCambio',
  },
  {
    says: 'Ninguna cuenta se cierra sin confirmarlo.',
    of: ['closeAccount'],
    formula: 'nunca pide cerrarCuenta sin ocurre CONFIRMAR antes desde pide cerrarCuenta',
  },
  {
    says: 'Sus datos solo se abren cuando la persona lo pide.',
    of: ['myData'],
    formula: 'nunca pide abrirArchivo sin ocurre ABRIR antes desde pide abrirArchivo',
  },
  {
    says: 'Ninguna llave de acceso se quita sin confirmarlo ni se agrega sin pedirla.',
    of: ['passkeys'],
    formula:
      'nunca pide cambiarLlaves sin elige hecha o ocurre GUARDAR o ocurre CONFIRMAR o ocurre REINTENTAR antes desde pide cambiarLlaves',
  },
  {
    says: 'Ningún código para un dispositivo se pide sin que la persona lo agregue, y sin saber a qué correo.',
    of: ['secureDevice'],
    formula: 'nunca pide solicitarCodigo sin ocurre AGREGAR y cumple hayCorreo antes desde pide solicitarCodigo',
  },
  {
    says: 'Con un código ya pedido, la pregunta de si se agrega el dispositivo no vuelve.',
    of: ['secureDevice'],
    formula: 'nunca entra encendida.ofreciendo y cumple yaPedido',
  },
  {
    says: 'De cada archivo que se agrega se entera el formulario.',
    of: ['attachments'],
    formula: 'nunca ocurre AGREGAR y hace encolar y no hace avisarFormulario',
  },
  {
    says: 'Si no se sabe qué documentos pide una preautorización, se pueden preguntar otra vez.',
    of: ['preauthorization'],
    formula: 'nunca estado llenando.faltanDatos y cumple porPedir y no puede REINTENTAR',
  },
];
