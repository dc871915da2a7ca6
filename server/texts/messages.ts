import { brand } from '../../domain/brand/brand';

/** What a member may read in an answer: each sentence says what to do. */
export const messages = {
  login: {
    welcome: 'Le damos la bienvenida.',
    wrongCredentials: 'El documento o la contraseña no son correctos. Revise los datos e inténtelo otra vez.',
    blocked: 'Por su seguridad, el acceso está bloqueado por unos minutos. Intente nuevamente más tarde.',
    awaitingActivation:
      'Su cuenta está pendiente de activación. Abra el enlace que enviamos a su correo o, si no lo recibió, solicite el reenvío.',
    affiliationNotActive:
      'Su afiliación no está activa. Comuníquese con nuestro centro de servicios para conocer su estado.',
  },
  identity: {
    unknown: 'No encontramos un afiliado con ese documento. Revise el tipo y el número, e inténtelo otra vez.',
    notActive:
      'Su afiliación no está activa, por eso no puede crear una cuenta. Comuníquese con nuestro centro de servicios.',
    registered: 'Usted ya tiene una cuenta.',
    mailLost:
      'Su cuenta no se ha confirmado porque no pudimos entregarle el correo de activación. Solicite el reenvío.',
    pending:
      'Su cuenta espera confirmación. Abra el enlace que enviamos a su correo o, si no lo recibió, solicite el reenvío.',
    expired: 'El plazo para confirmar su registro venció. Responda las preguntas para registrarse de nuevo.',
    accepted: 'Responda las preguntas de seguridad para continuar.',
  },
  passkeys: {
    portal: brand.productName,
    unknown: 'Esta llave ya no sirve aquí. Entre con su contraseña.',
    tooLate: 'Pasó demasiado tiempo desde que lo pidió. Inténtelo otra vez.',
    enterAgain:
      'Por su seguridad, para añadir una llave cierre su sesión y entre otra vez. Tiene diez minutos para añadirla.',
    tooMany: (most: number) => `Ya tiene ${most} llaves, que es lo más que se puede. Quite una que no use.`,
    unproven: 'No pudimos comprobar la llave de este dispositivo. Inténtelo otra vez.',
    name: (browser: string, system: string) =>
      browser !== '' && system !== '' ? `${browser} en ${system}` : browser || system || 'Mi llave',
  },
  questions: {
    birthday: '¿Cuál es su fecha de nacimiento?',
    dependants: '¿Cuántos dependientes tiene en su núcleo familiar?',
    complementary: '¿Tiene un plan complementario?',
    affiliationYear: '¿En qué año se afilió?',
    holderBirthday: '¿Cuál es la fecha de nacimiento del titular de su núcleo familiar?',
    youngestBirthday: '¿Cuál es la fecha de nacimiento del menor de sus dependientes?',
    minors: '¿Hay menores de edad en su núcleo familiar?',
    affiliationDay: '¿En qué fecha se afilió?',
  },
  register: {
    done: 'Le enviamos un correo para activar su cuenta. Abra el enlace que contiene para poder iniciar sesión.',
    registered: 'Usted ya tiene una cuenta activa. Inicie sesión con su cuenta.',
    emailInUse: 'Ese correo ya pertenece a otra cuenta. Escriba otro correo.',
    pending: 'Ya hay un registro suyo que espera confirmación. Solicite el reenvío del correo para cambiar sus datos.',
    answerAgain:
      'Para registrarse debe contestar otra vez las preguntas de seguridad. Actualice la página e intente nuevamente.',
    answerTomorrow:
      'Por hoy ya no puede contestar más veces las preguntas. Inténtelo mañana, o pida ayuda en un centro de servicio.',
    unknown: 'No pudimos completar su registro. Cierre esta ventana y valide su identidad de nuevo.',
  },
  activation: {
    /** The page adds: favor de iniciar sesion con su cuenta. */
    done: 'Su cuenta ha sido activada,',
    expired: 'El plazo para activar su cuenta venció. Solicite el reenvío del correo de confirmación.',
    unknown: 'El enlace de activación no es válido. Ábralo de nuevo desde su correo o solicite el reenvío.',
    emailInUse: 'El correo de su registro ya pertenece a otra cuenta activa. Regístrese con otro correo.',
  },
  password: {
    comun: 'Esa contraseña es muy fácil de adivinar. Escriba otra que no sea una palabra o una serie conocida.',
    propia: 'La contraseña no debe contener su nombre, su fecha de nacimiento ni su documento. Escriba otra.',
    changed: 'Su contraseña ha sido cambiada.',
  },
  myData: {
    accountClosed: 'Su cuenta se cerró. Para entrar otra vez tendrá que registrarse de nuevo.',
    notThere: 'Ese archivo ya se abrió, venció o no está listo. Pida otro cuando quiera.',
  },
  recovery: {
    // promise: cambioClave
    sent: 'Estará recibiendo un correo electrónico para continuar con el cambio de contraseña.',
    mismatch: 'El documento y el correo no coinciden con los de su cuenta.',
    noAccount: 'No hay una cuenta con ese documento.',
  },
  emailChange: {
    requested: 'Le enviamos un correo a la dirección nueva. Revise su bandeja y confirme el cambio.',
    same: 'Ese ya es el correo de su cuenta. Escriba otro correo.',
    inUse: 'Ese correo ya pertenece a otra cuenta. Escriba otro correo.',
    proveYourself: 'Por su seguridad, confirme su contraseña otra vez e intente nuevamente.',
    otherAddress: 'El correo no es el de esta solicitud. Ábrala de nuevo desde el enlace que recibió.',
    pending: 'Pendiente de cambio de correo',
    confirmed: 'Cambio de correo confirmado',
    alreadyConfirmed: 'El correo ya fue confirmado, favor de iniciar sesión',
    saved: 'Cambios guardados favor de inciar sesion',
    reverted: 'Reverso de cambio correo',
    reversed: 'Su solicitud ha sido reversada de forma satisfactoria',
  },
  links: {
    broken: 'El enlace no es válido o está incompleto. Ábralo de nuevo desde su correo o solicite otro.',
    used: {
      cambioClave: 'Este enlace ya se utilizó. Si necesita cambiar su contraseña otra vez, solicite otro.',
      cambioCorreo: 'El correo ya fue confirmado, favor de iniciar sesión',
      reversoCorreo: 'Su solicitud ha sido reversada de forma satisfactoria',
      confirmarAfiliado: 'El token expiro, favor de iniciar sesión nuevamente.',
      billetera: 'El token expiro, favor realizar la solicitud nuevamente.',
    },
    expired: {
      cambioClave: 'El token expiro, favor de realizar la solicitud de cambio de contraseña nuevamente.',
      cambioCorreo: 'El token expiro, favor de iniciar sesión nuevamente.',
      reversoCorreo: 'El token expiro, favor de iniciar sesión nuevamente.',
      confirmarAfiliado: 'El token expiro, favor de iniciar sesión nuevamente.',
      billetera: 'El token expiro, favor realizar la solicitud nuevamente.',
    },
  },
  contact: {
    phonesSaved: 'Teléfonos actualizados exitosamente',
    addressSaved: 'Dirección actualizada exitosamente',
    emailSaved: 'Correo electrónico actualizado exitosamente',
    phone: 'Formato de teléfono inválido',
    otherProvince: 'El municipio no pertenece a la provincia elegida. Elija la provincia y el municipio de nuevo.',
    otherRegion: 'La provincia no pertenece a la región elegida. Elija la región y la provincia de nuevo.',
    subsidised: 'Los afiliados del régimen subsidiado no pueden modificar su dirección desde esta plataforma.',
    onlyHolder: 'Solo el titular puede editar la dirección del nucleo.',
    confirmEmail: 'Para cambiar su correo, confirme su contraseña en «Mi perfil» y luego el correo nuevo.',
  },
  consult: {
    province: 'Debe seleccionar la provincia',
    municipality: 'Debe seleccionar el municipio',
    noCriterion: 'Para consultar servicio/coberturas favor seleccionar al menos un criterio de búsqueda',
    noGroups: 'Debe tener el grupo y sub grupo para realizar al consulta.',
  },
  device: {
    mustRegister: 'Para ver sus disponibilidades, agregue este dispositivo a sus dispositivos seguros.',
    unproven: 'No pudimos comprobar su llave. Inténtelo otra vez.',
  },
  audit: { recorded: 'Registro guardado.' },
  payment: {
    processing: 'Se esta procesando el pago de esta factura.',
    paid: 'Esta factura ya está pagada. No tiene que pagarla de nuevo.',
    changed: 'El monto de la factura cambió. Actualice la página y revise el monto antes de pagar.',
    over: 'Esta orden de pago ya terminó. Vuelva a sus facturas e intente nuevamente.',
    unknownInvoice: 'No encontramos esa factura entre las suyas. Actualice la página e intente nuevamente.',
    refused: 'Los datos de este pago no son válidos. Vuelva a sus facturas e intente nuevamente.',
    noGateway: 'El pago con tarjeta no está disponible en este momento. Intente nuevamente más tarde.',
  },
  application: {
    received: 'Recibimos su solicitud de afiliación. Le enviamos una confirmación a su correo.',
    closed:
      'En este momento no recibimos solicitudes de afiliación por esta vía. Comuníquese con nuestro centro de servicios.',
    tooMany: 'Ya recibimos muchas solicitudes desde su conexión. Espere una hora e intente nuevamente.',
    tooManyOfEmail: 'Ya recibimos varias solicitudes con ese correo. Espere una hora o escriba otro correo.',
    dependent: (place: number) => `Dependiente ${place}: `,
    faults: {
      vacio: 'Falta un dato requerido. Complételo e intente nuevamente.',
      signos: 'Un texto tiene signos que no se pueden guardar. Escríbalo de nuevo e intente nuevamente.',
      nombre:
        'El nombre y el apellido llevan solo letras, espacios, guiones y apóstrofos. Corríjalos e intente nuevamente.',
      cedula: 'La cédula debe tener once dígitos. Corríjala e intente nuevamente.',
      sinDocumento: 'Quien no tiene documento lleva «NA» en su lugar. Corríjalo e intente nuevamente.',
      sinIdentidad: 'Quien solicita la afiliación necesita una cédula o un pasaporte. Elija uno e intente nuevamente.',
      documentoRepetido: 'El documento ya es de otra persona de esta solicitud. Corríjalo e intente nuevamente.',
      futura: 'La fecha de nacimiento no puede ser posterior al día de hoy. Corríjala e intente nuevamente.',
      antigua: 'La fecha de nacimiento no puede ser de hace más de 122 años. Corríjala e intente nuevamente.',
      menor: 'Para solicitar la afiliación debe haber cumplido 18 años.',
      telefono: 'El teléfono debe tener diez dígitos. Corríjalo e intente nuevamente.',
      plan: 'El plan elegido no está disponible. Elija otro e intente nuevamente.',
      parentesco: 'El parentesco elegido no se admite en este plan. Elija otro e intente nuevamente.',
      sintoma: 'Las preguntas de salud cambiaron. Actualice la página y revise sus respuestas.',
    },
  },
  comingBack: 'Estamos volviendo, no se perdió nada. Intente nuevamente en unos segundos.',
  files: {
    notScanned: 'No pudimos revisar sus archivos. Nada se envió; están aquí, inténtelo en unos minutos.',
    named: (name: string) =>
      `El archivo ${name} parece tener un virus, y por eso no se guardó nada. Quítelo, elija otro e intente nuevamente.`,
  },
  photo: {
    named: 'Su foto parece tener un virus y no se guardó. Elija otra.',
    saved: 'Su foto de perfil está guardada.',
    removed: 'Su foto de perfil está eliminada.',
    daily: 'Llegó al límite de fotos de un día. Intente nuevamente mañana.',
    tooLarge: 'La imagen supera el tamaño máximo permitido',
    choose: 'Favor de seleccionar una foto de perfil. Se admiten imágenes JPG o PNG, completas y sin movimiento.',
  },
  notices: {
    fixed: 'Estos avisos no se pueden cambiar. Actualice la página para ver los que sí.',
  },
  cases: {
    fileTooLarge: (name: string, megabytes: number) =>
      `El archivo ${name} supera el límite de ${megabytes}MB y no será añadido.`,
    pictureTooLarge: (name: string) =>
      `La imagen ${name} tiene demasiados puntos y no será añadida. Redúzcala e intente nuevamente.`,
    fileRefused: (name: string, formats: string) =>
      `El archivo ${name} no se puede añadir: no es lo que su nombre dice o está dañado. Formatos admitidos: ${formats}.`,
    tooManyFiles: (document: string) => `Se ha superado el límite de adjuntos para documentos de tipo ${document}`,
    missing: (document: string) => `Falta ${document} por cargar, favor de verificar`,
    loaded: (loaded: number, required: number) => `Se han cargado ${loaded} de ${required} archivos requeridos`,
    unknownType: 'El tipo elegido ya no está disponible. Actualice la página y elija otro.',
    unknownBank: 'El banco elegido ya no está disponible. Actualice la página y elija otro.',
    amount: 'El monto reclamado no es válido. Escríbalo con dos decimales como máximo, hasta RD$\u00a030,000.00.',
    future: 'La fecha de servicio no debe ser posterior al día de hoy',
    place: 'Para poder registrar su solicitud, todos los campos marcados como necesarios deben estar completos',
    account: 'El número de cuenta utilizado no es válido, favor verificar',
    cedula: 'Cédula de identidad invalida, por favor verificar',
    passport: 'El pasaporte solo puede tener letras y números. Verifíquelo e intente nuevamente.',
    dailyCases: 'Llegó al límite de solicitudes de un día. Intente nuevamente mañana.',
    dailyFiles: 'Llegó al límite de archivos de un día. Intente nuevamente mañana.',
    unknown: 'No encontramos ese caso entre los suyos. Verifique el número en «Gestión de Solicitudes».',
    voided: 'Este caso fue anulado porque no se completó en 24 horas. Puede crear una solicitud nueva.',
    notReturned:
      'Este caso no está devuelto, por eso no se puede editar. Revise su estado en «Gestión de Solicitudes».',
    closed: 'Este caso ya está cerrado y no admite más documentos.',
    editInstead: 'Los documentos de un reembolso devuelto se envían con «Editar», en el detalle del caso.',
    uploaded: 'Sus documentos están guardados.',
    overdue: 'El caso fue anulado porque no se completó en 24 horas.',
    until: (reason: string, time: string) => `${reason} Complete su caso antes del ${time}`,
  },
  maintenance: {
    services: {
      pagos: 'Pagos en línea',
      solicitudes: 'Solicitudes y sus documentos',
      autorizaciones: 'Historial de autorizaciones',
      prestadores: 'Búsqueda de prestadores',
      cobertura: 'Consulta de cobertura',
      carnet: 'Carnet digital',
      afiliacion: 'Solicitud de afiliación',
      perfil: 'Cambios en el perfil',
      dispositivos: 'Código de dispositivo seguro',
    },
    noMoment: 'Escriba cuándo empieza y cuándo termina el mantenimiento, con fecha y hora.',
    endsBeforeItBegins: 'El mantenimiento termina antes de empezar. Corrija las horas.',
    isOver: 'Ese mantenimiento ya habría terminado. Corrija las horas.',
    tooLong: 'Un mantenimiento dura siete días como máximo. Corrija las horas.',
    noService: 'Elija al menos un servicio.',
    unknownService: (name: string, known: string) =>
      `No existe el servicio «${name}». Elija entre estos, o una llamada del contrato: ${known}.`,
    neverRefused: (call: string) =>
      `La llamada «${call}» no puede estar en mantenimiento: sin ella nadie entra al portal ni se entera. Quítela.`,
    noSentence: 'Escriba la frase que leerá el afiliado.',
    badSentence: (longest: number) =>
      `La frase admite hasta ${longest} letras, sin los signos < y >. Escríbala más corta o sin ellos.`,
    unplanned: 'Este servicio no responde en este momento, y lo estamos arreglando.',
    noneToTakeBack: 'Ese mantenimiento ya terminó o fue retirado. Vuelva a la lista.',
  },
  status: {
    400: 'La solicitud tiene datos que no se entienden. Revise lo escrito e intente nuevamente.',
    401: 'Su sesión no es válida o ha expirado. Inicie sesión nuevamente.',
    403: 'No tiene permiso para ver o cambiar estos datos. Si cree que es un error, comuníquese con nosotros.',
    404: 'Lo que busca no existe. Verifique la dirección e intente nuevamente.',
    405: 'Esta operación no está permitida. Vuelva al inicio e intente nuevamente.',
    408: 'La solicitud tardó demasiado. Verifique su conexión e intente nuevamente.',
    409: 'Esta operación ya se realizó. Vuelva al inicio e intente nuevamente.',
    410: 'El token expiro, favor de iniciar sesión nuevamente.',
    413: 'Lo enviado supera el tamaño permitido. Reduzca los archivos e intente nuevamente.',
    414: 'La dirección es demasiado larga. Vuelva al inicio e intente nuevamente.',
    415: 'El formato de lo enviado no se admite. Vuelva al inicio e intente nuevamente.',
    422: 'Los datos no se pueden guardar así. Revise lo escrito e intente nuevamente.',
    429: 'Ha realizado demasiados intentos. Espere unos minutos e intente nuevamente.',
    500: 'Ocurrió un error inesperado. Inténtelo nuevamente en unos minutos.',
    501: 'Este servicio todavía no está disponible. Intente más adelante.',
    503: 'El servicio no está disponible en este momento. Intente nuevamente en unos minutos.',
    504: 'El servicio no respondió a tiempo. Intente nuevamente en unos minutos.',
  },
  pageTooManyVisitsTitle: 'Espere un minuto',
  pageTooManyVisits:
    'Desde su conexión se abrieron demasiadas páginas a la vez. Espere un minuto y abra esta página de nuevo.',
  demoNeedsLink:
    'Esta página de la demostración se abre con el enlace que «npm start» muestra al iniciar, después de la tabla de personas. Ábrala desde ese enlace.',
  portalMissing: 'El portal todavía no está construido. Ejecute «npm run build» e intente nuevamente.',
} as const;

export type ErrorStatus = keyof typeof messages.status;
