/**
 * What members ask the insurer's help most, the most frequent first. Each answer says only what the portal does. A file of its own, because the log-in's bundle contains brand.ts.
 */
export const help = {
  questions: [
    {
      pregunta: 'No me llega el código o el enlace',
      respuesta: [
        'Los códigos y los enlaces van al correo electrónico de su cuenta. Si no llegan en unos minutos, mire la carpeta de correo no deseado.',
        'Si no están, pida otro en la misma página. Sirve solo el último código que pidió, y por unos minutos.',
        'Si ya no usa ese correo, llámenos.',
      ],
      otrasPalabras: 'otp pin sms mensaje email clave confirmación activar registro dispositivo',
      enlace: null,
    },
    {
      pregunta: 'Mi cuenta está bloqueada',
      respuesta: [
        'Después de varias contraseñas equivocadas la cuenta se bloquea por un rato. Espere unos minutos: cada intento que falla alarga la espera.',
        'Si no recuerda la contraseña, pulse «¿Olvidó su contraseña?» donde inicia sesión. Cuando la cambie con el enlace que le enviamos, podrá entrar sin esperar.',
      ],
      otrasPalabras: 'bloqueo bloqueado usuario clave acceso desbloquear',
      enlace: null,
    },
    {
      pregunta: 'Mi caso aparece como «Devuelto»',
      respuesta: [
        'Falta un documento. Tiene 24 horas desde que se devolvió; después se anula.',
        'Abra el caso en «Solicitudes»: dice qué falta y cómo completarlo. Si no se puede completar desde aquí, lleve lo que falta a un centro de servicio.',
        'Si ya se anuló y todavía lo necesita, haga una solicitud nueva.',
      ],
      otrasPalabras: 'devuelta reembolso pre-autorización rechazado pendiente documentos',
      enlace: { a: '/solicitudes', palabras: 'Ver mis solicitudes' },
    },
    {
      pregunta: '¿Qué cubre mi plan?',
      respuesta: [
        'En «Coberturas» escriba el estudio o el procedimiento, por ejemplo «resonancia», y vea cuánto cubre su plan y cuánto paga usted.',
        'Que algo no salga ahí no quiere decir que su plan no lo cubra: llámenos y le decimos.',
      ],
      otrasPalabras: 'cobertura copago precio analítica cirugía medicinas PDSS',
      enlace: { a: '/consulta/cobertura', palabras: 'Buscar una cobertura' },
    },
    {
      pregunta: '¿Cuánto tarda un reembolso?',
      respuesta: [
        'Cada caso se revisa, y no podemos prometerle una fecha. En «Solicitudes» ve en qué va el suyo y, cuando la haya, la respuesta. Si procede, el monto se paga a la cuenta que usted indicó.',
        'Lo que más lo atrasa es un documento que falta: el caso vuelve a usted, y tiene 24 horas para completarlo.',
        'Por aquí se piden reembolsos de hasta RD$30,000.00; los mayores, en un centro de servicio.',
      ],
      otrasPalabras: 'tiempo días demora plazo dinero reclamación cuándo',
      enlace: { a: '/solicitudes', palabras: 'Ver mis solicitudes' },
    },
    {
      pregunta: 'Mi plan terminó o aparece sin servicio',
      respuesta: [
        'Mientras el plan no tenga servicio, su carnet no le sirve en un centro de salud.',
        'Llámenos y le decimos desde cuándo y qué puede hacer. Si tiene facturas pendientes, están en «Pagos».',
      ],
      otrasPalabras: 'vencido venció suspendido renovar baja atrasado',
      enlace: { a: '/pagos', palabras: 'Ver mis facturas' },
    },
    {
      pregunta: '¿Hasta cuándo tengo cobertura?',
      respuesta: [
        'Su inicio dice «Con cobertura hasta el» y la fecha. También está en su carnet, en «Cubre hasta».',
        'Si no ve una fecha, llámenos.',
      ],
      otrasPalabras: 'vigencia vence fin renovación activo cubierto',
      enlace: { a: '/carne', palabras: 'Ver mi carnet' },
    },
    {
      pregunta: '¿Cómo pago, y si no sé si el pago se hizo?',
      respuesta: [
        'En «Pagos» elija la factura y pulse «Pagar»: le llevamos a la página segura de pago con tarjeta.',
        'Si la factura dice que su pago se está procesando, no pague de nuevo todavía. Cuando el pago se confirme, saldrá de la lista; si no se hace, se podrá pagar otra vez.',
      ],
      otrasPalabras: 'pagos tarjeta cobro cobraron doble duda recibo procesando',
      enlace: { a: '/pagos', palabras: 'Ver mis facturas' },
    },
    {
      pregunta: '¿Cómo cambio mi teléfono, mi correo o mi contraseña?',
      respuesta: [
        'El teléfono y la dirección: en su perfil, en «Datos de contacto y localización», con «Editar».',
        'El correo: en «Su cuenta», con «Cambiar correo electrónico». Le pedimos su contraseña, y el cambio vale cuando abra el enlace que enviamos al correo nuevo.',
        'La contraseña: con «¿Olvidó su contraseña?», donde inicia sesión, aunque la recuerde.',
        'Si su perfil no lo ofrece, llámenos.',
      ],
      otrasPalabras: 'celular email clave dirección datos actualizar número',
      enlace: { a: '/profile', palabras: 'Ver mi perfil' },
    },
    {
      pregunta: '¿Cómo muestro mi carnet sin conexión?',
      respuesta: [
        'Mientras tenga conexión, abra «Carnet digital» y pulse «Guardar en este teléfono». Después se abre sin señal, también cuando su sesión haya vencido.',
        'Se borra al cerrar su sesión, al pulsar «Quitar» o cuando otra persona inicie sesión en ese teléfono. No lo guarde en uno que comparte.',
      ],
      otrasPalabras: 'internet red señal wifi datos tarjeta offline guardar',
      enlace: { a: '/carne', palabras: 'Ver mi carnet' },
    },
  ],
};
