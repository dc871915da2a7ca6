import { leaving, ofExpiry, ofSession, reading, server, storage, type Together, whileLoggedIn } from './together';

/** Neither registered nor registered before. */
const otherCode = 'responde registrar y no responde registrar con «1005» y no responde registrar con «1010»';

/** What was sent is there, and the server did not say yet what comes of it. */
const undecided = 'estado recibida en servidor o estado otra en servidor';

/** Forms whose answer may be lost, with a server that made what they sent, or not, or not yet. */
export const sent: readonly Together[] = [
  {
    name: 'Una solicitud, su sesión y un servidor que pierde respuestas',
    tabs: 1,
    charts: {
      session: {},
      inactivity: {},
      caseSubmission: { without: ['PROGRESO (la mitad)'], while: whileLoggedIn },
    },
    shared: {
      almacen: storage,
      guardado: { no: { GUARDAR: 'si' }, si: { OLVIDAR: 'no' } },
      servidor: server('uno', 'dos'),
    },
    messages: [
      ...ofSession,
      ofExpiry('caseSubmission'),
      leaving('guardado'),
      { from: 'caseSubmission', when: 'hace conservarEnvio', to: 'guardado', what: 'GUARDAR' },
      { from: 'caseSubmission', when: 'hace olvidarEnvio o hace guardarRecibo', to: 'guardado', what: 'OLVIDAR' },
      { from: 'caseSubmission', when: 'pide crearSolicitud', to: 'servidor', what: 'LLEGA' },
      { from: 'caseSubmission', when: 'falla crearSolicitud y elige rechazo', to: 'servidor', what: 'NEGAR' },
      { from: 'caseSubmission', when: 'hace guardarRecibo', to: 'servidor', what: 'CONOCIDO' },
    ],
    limits: [
      ...reading,
      {
        of: 'caseSubmission',
        when: 'responde crearSolicitud',
        onlyIf: 'estado uno en servidor o estado dos en servidor',
      },
      { of: 'caseSubmission', when: 'falla crearSolicitud y elige rechazo', onlyIf: undecided },
      {
        of: 'caseSubmission',
        when: 'responde buscarCaso con «uno nuevo»',
        onlyIf: 'estado uno en servidor o estado otra en servidor',
      },
      { of: 'caseSubmission', when: 'responde buscarCaso con «dos nuevos»', onlyIf: 'estado dos en servidor' },
      {
        of: 'caseSubmission',
        when: 'responde buscarCaso con «los de antes»',
        onlyIf: 'estado nada en servidor o estado recibida en servidor',
      },
      { of: 'caseSubmission', when: 'ocurre inicio con «con un envío sin respuesta»', onlyIf: 'estado si en guardado' },
      {
        of: 'caseSubmission',
        when: 'ocurre inicio y no ocurre inicio con «con un envío sin respuesta»',
        onlyIf: 'estado no en guardado',
      },
    ],
    properties: [
      {
        says: 'Una solicitud nunca se crea dos veces si la persona no vio antes que no está y la corrigió, ni pidió salir.',
        formula:
          'nunca estado dos en servidor sin ocurre CORREGIR en caseSubmission1 o ocurre SALIR con «a petición» en session1 antes',
      },
      {
        says: 'Si la sesión se cierra sin que la persona lo pida y no se sabe si la solicitud llegó, al volver se busca antes de poder enviar otra.',
        formula:
          'después de deja abierta en session1 y estado si en guardado nunca estado revisando en caseSubmission1 hasta estado no en guardado',
      },
      {
        says: 'De una solicitud que ya existe nunca se dice que no se creó, si la persona no vio antes que no está y la corrigió, ni pidió salir.',
        formula:
          'nunca entra revisando.noCreada en caseSubmission1 y (estado uno en servidor o estado dos en servidor) sin ocurre CORREGIR en caseSubmission1 o ocurre SALIR con «a petición» en session1 antes',
      },
      {
        says: 'Con la sesión vencida, una solicitud no dice que el servicio dijo que no.',
        formula: 'nunca falla algo con «sesionVencida» en caseSubmission1 y etiqueta error en caseSubmission1',
      },
    ],
  },
  {
    name: 'El contacto, su sesión y un servidor que pierde respuestas',
    tabs: 1,
    charts: {
      session: {},
      inactivity: {},
      contactSave: { starts: ['los teléfonos', 'los teléfonos, con un envío sin confirmar'], while: whileLoggedIn },
    },
    shared: {
      almacen: storage,
      envios: {
        ninguno: { ENVIAR: 'dudoso' },
        dudoso: { SABER: 'seguro', OLVIDAR: 'ninguno' },
        seguro: { OLVIDAR: 'ninguno' },
      },
      servidor: server('guardado', 'dos'),
    },
    messages: [
      ...ofSession,
      ofExpiry('contactSave'),
      leaving('envios'),
      { from: 'contactSave', when: 'pide guardarParte', to: 'envios', what: 'ENVIAR' },
      { from: 'contactSave', when: 'pide guardarParte', to: 'servidor', what: 'LLEGA' },
      { from: 'contactSave', when: 'hace anotarGuardada', to: 'envios', what: 'SABER' },
      { from: 'contactSave', when: 'hace anotarRechazo', to: 'envios', what: 'OLVIDAR' },
      { from: 'contactSave', when: 'hace anotarRechazo', to: 'servidor', what: 'NEGAR' },
      { from: 'contactSave', when: 'responde comprobarContacto con «lo que se envió»', to: 'envios', what: 'SABER' },
      { from: 'contactSave', when: 'responde comprobarContacto con «otro celular»', to: 'envios', what: 'OLVIDAR' },
    ],
    limits: [
      ...reading,
      { of: 'contactSave', when: 'responde guardarParte', onlyIf: 'estado guardado en servidor' },
      { of: 'contactSave', when: 'hace anotarRechazo', onlyIf: 'estado recibida en servidor' },
      {
        of: 'contactSave',
        when: 'responde comprobarContacto con «lo que se envió»',
        onlyIf: 'estado guardado en servidor',
      },
      {
        of: 'contactSave',
        when: 'responde comprobarContacto con «otro celular»',
        onlyIf: 'estado nada en servidor o estado recibida en servidor',
      },
      { of: 'contactSave', when: 'ocurre inicio con «los teléfonos»', onlyIf: 'estado ninguno en envios' },
      {
        of: 'contactSave',
        when: 'ocurre inicio con «los teléfonos, con un envío sin confirmar»',
        onlyIf: 'estado dudoso en envios',
      },
    ],
    properties: [
      {
        says: 'Un contacto que ya llegó nunca se envía otra vez, si al mirar no faltaba todavía y la persona no pidió salir.',
        formula:
          'nunca estado otra en servidor sin responde comprobarContacto con «otro celular» en contactSave1 o ocurre SALIR con «a petición» en session1 antes',
      },
      {
        says: 'Del contacto se dice que se guardó solo si el servidor lo tiene.',
        formula: 'nunca entra guardada en contactSave1 y no estado guardado en servidor',
      },
      {
        says: 'Con la sesión vencida, el contacto no dice que no se guardó.',
        formula: 'nunca falla algo con «sesionVencida» en contactSave1 y etiqueta terminal en contactSave1',
      },
    ],
  },
  {
    name: 'La foto, su sesión y un servidor que pierde respuestas',
    tabs: 1,
    charts: {
      session: {},
      inactivity: {},
      photo: {
        while: whileLoggedIn,
        without: [
          'BORRAR',
          'PROGRESO (la mitad)',
          'MOVER (a la derecha)',
          'ACERCAR (más)',
          'GIRAR',
          'listo consultarFoto (otra)',
          'listo consultarFoto (ninguna)',
        ],
      },
    },
    shared: {
      almacen: storage,
      recibo: { no: { GUARDAR: 'si' }, si: { OLVIDAR: 'no' } },
      perfil: {
        anterior: { LLEGA: 'recibida' },
        recibida: { GUARDAR: 'nueva', NEGAR: 'anterior' },
        nueva: { LLEGA: 'recibida' },
      },
    },
    messages: [
      ...ofSession,
      ofExpiry('photo'),
      leaving('recibo'),
      { from: 'photo', when: 'pide subir', to: 'perfil', what: 'LLEGA' },
      { from: 'photo', when: 'falla subir y elige rechazo', to: 'perfil', what: 'NEGAR' },
      { from: 'photo', when: 'hace guardarRecibo', to: 'recibo', what: 'GUARDAR' },
      { from: 'photo', when: 'hace olvidarRecibo', to: 'recibo', what: 'OLVIDAR' },
    ],
    limits: [
      ...reading,
      { of: 'photo', when: 'responde subir', onlyIf: 'estado nueva en perfil' },
      { of: 'photo', when: 'falla subir y elige rechazo', onlyIf: 'estado recibida en perfil' },
      { of: 'photo', when: 'responde consultarFoto con «la enviada»', onlyIf: 'estado nueva en perfil' },
      { of: 'photo', when: 'responde consultarFoto con «la de antes»', onlyIf: 'no estado nueva en perfil' },
      { of: 'photo', when: 'ocurre inicio con «después de recargar»', onlyIf: 'estado si en recibo' },
      { of: 'photo', when: 'ocurre inicio con «sin recibo»', onlyIf: 'estado no en recibo' },
    ],
    properties: [
      {
        says: 'De una foto que el perfil ya tiene nunca se dice que no se guardó.',
        formula:
          'nunca (entra abierto.eligiendo.noSubida en photo1 o entra abierto.eligiendo.cancelada en photo1) y estado nueva en perfil',
      },
      {
        says: '«Carga realizada» se dice solo con la foto en el perfil, también después de recargar.',
        formula: 'nunca (entra subida en photo1 o entra conRecibo en photo1) y no estado nueva en perfil',
      },
      {
        says: 'Con la sesión vencida, la foto no dice que el servicio dijo que no.',
        formula: 'nunca falla algo con «sesionVencida» en photo1 y etiqueta error en photo1',
      },
    ],
  },
  {
    name: 'Un registro y un servidor que pierde respuestas',
    tabs: 1,
    charts: { register: { without: ['ESCRIBIR (clave)', 'DEJAR (la clave)'] } },
    shared: {
      servidor: {
        nada: { LLEGA: 'recibida' },
        recibida: { CREAR: 'creada', NEGAR: 'nada' },
        creada: { LLEGA: 'repetida' },
        repetida: {},
      },
    },
    messages: [
      { from: 'register', when: 'pide registrar', to: 'servidor', what: 'LLEGA' },
      { from: 'register', when: 'falla registrar y elige rechazo', to: 'servidor', what: 'NEGAR' },
      { from: 'register', when: otherCode, to: 'servidor', what: 'NEGAR' },
    ],
    limits: [
      { of: 'register', when: 'responde registrar con «1005»', onlyIf: 'estado creada en servidor' },
      { of: 'register', when: 'responde registrar con «1010»', onlyIf: 'estado repetida en servidor' },
      { of: 'register', when: otherCode, onlyIf: 'estado recibida en servidor' },
      { of: 'register', when: 'falla registrar y elige rechazo', onlyIf: 'estado recibida en servidor' },
    ],
    properties: [
      {
        says: 'Quien ya quedó registrado nunca lee que no se registró: si se perdió la respuesta, lee que quizás llegó.',
        formula:
          'nunca (entra comprobada.datos.sinRegistrar en register1 o entra comprobada.datos.rechazados en register1) y (estado creada en servidor o estado repetida en servidor)',
      },
      {
        says: 'Se dice que alguien quedó registrado solo si el servidor tiene su cuenta.',
        formula: 'nunca entra registrada en register1 y no (estado creada en servidor o estado repetida en servidor)',
      },
    ],
  },
  {
    name: 'Una afiliación, su página recargada y un servidor que pierde respuestas',
    tabs: 1,
    charts: {
      application: {
        starts: ['por primera vez', 'recargada en la revisión', 'recargada al enviar', 'recargada al terminar'],
        without: ['ENTREGAR (compartir)', 'DEJAR (correo)', 'AFILIADO (de un colectivo)', 'DIA (el siguiente)'],
        while: 'estado abierta en navegador',
      },
    },
    shared: {
      navegador: { abierta: {} },
      guardado: {
        nada: { ESCRIBIR: 'escrito' },
        escrito: { ENVIAR: 'dudoso', OLVIDAR: 'nada' },
        dudoso: { NEGAR: 'escrito', RECIBIR: 'recibo', OLVIDAR: 'nada' },
        recibo: { OLVIDAR: 'nada' },
      },
      servidor: server('una', 'dos'),
    },
    messages: [
      { from: 'application', when: 'hace guardarRecuerdo', to: 'guardado', what: 'ESCRIBIR' },
      { from: 'application', when: 'pide enviarSolicitud', to: 'guardado', what: 'ENVIAR' },
      { from: 'application', when: 'pide enviarSolicitud', to: 'servidor', what: 'LLEGA' },
      { from: 'application', when: 'falla enviarSolicitud y elige rechazo', to: 'guardado', what: 'NEGAR' },
      { from: 'application', when: 'falla enviarSolicitud y elige rechazo', to: 'servidor', what: 'NEGAR' },
      { from: 'application', when: 'hace guardarRecibo', to: 'guardado', what: 'RECIBIR' },
      { from: 'application', when: 'ocurre DESCARTAR o hace olvidarRecibo', to: 'guardado', what: 'OLVIDAR' },
      { from: 'application', when: 'hace olvidarRecibo', to: 'servidor', what: 'CONOCIDO' },
    ],
    limits: [
      {
        of: 'application',
        when: 'responde enviarSolicitud',
        onlyIf: 'estado una en servidor o estado dos en servidor',
      },
      { of: 'application', when: 'falla enviarSolicitud y elige rechazo', onlyIf: undecided },
      { of: 'application', when: 'ocurre inicio con «por primera vez»', onlyIf: 'estado nada en guardado' },
      { of: 'application', when: 'ocurre inicio con «recargada en la revisión»', onlyIf: 'estado escrito en guardado' },
      { of: 'application', when: 'ocurre inicio con «recargada al enviar»', onlyIf: 'estado dudoso en guardado' },
      { of: 'application', when: 'ocurre inicio con «recargada al terminar»', onlyIf: 'estado recibo en guardado' },
    ],
    properties: [
      {
        says: 'Una afiliación nunca se crea dos veces si la persona no leyó antes que quizás llegó.',
        formula: 'nunca estado dos en servidor sin entra formulario.revision.sinConfirmar en application1 antes',
      },
      {
        says: '«Recibimos su solicitud» se dice solo si el servidor la tiene, también después de recargar.',
        formula: 'nunca estado enviada en application1 y (estado nada en servidor o estado recibida en servidor)',
      },
    ],
  },
];
