/** Charts that run at the same time, what they tell each other, and what surrounds them. */
export interface Together {
  name: string;
  tabs: 1 | 2;
  /** One of each in every tab, by name of the chart. */
  charts: Readonly<Record<string, Taking>>;
  /** What one tab has for itself and what all share, as states, events and next states. */
  ofTab?: Readonly<Record<string, Table>>;
  shared?: Readonly<Record<string, Table>>;
  messages: readonly Message[];
  limits: readonly { of: string; when: string; onlyIf: string }[];
  /** Tabs are told apart by number: `payment1`, `payment2`. */
  properties: readonly { says: string; formula: string }[];
}

interface Taking {
  /** Of its cases; without them all. */
  starts?: readonly string[];
  /** Steps that are of no matter here. */
  without?: readonly string[];
  /** Its page is open only then. */
  while?: string;
}

type Table = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Who tells what to whom, and when. Without `otherTab` it arrives at once, in the order of the rows; between tabs at any
 * time. `#` is the number of the sender's tab.
 */
export interface Message {
  from: string;
  when: string;
  to: string;
  what: string;
  otherTab?: boolean;
  /** Asked when it arrives. */
  onlyIf?: string;
}

/** What is stored when the session hears of it, whatever made it look. */
const rereading = (heard: Pick<Message, 'from' | 'when' | 'otherTab'>): readonly Message[] => [
  { ...heard, to: 'session', what: 'REVISAR (sesión de 1001)', onlyIf: 'estado abierta en almacen' },
  { ...heard, to: 'session', what: 'REVISAR (no hay sesión)', onlyIf: 'estado vacio en almacen' },
];

/** As src/app/start/app.ts and the wiring of both flows pass them on; the test of messages compares. */
export const ofSession: readonly Message[] = [
  { from: 'session', when: 'hace anunciarCierre', to: 'inactivity', what: 'SESION_CERRADA' },
  { from: 'session', when: 'hace anunciarApertura', to: 'inactivity', what: 'SESION_ABIERTA' },
  { from: 'inactivity', when: 'hace cerrarPorInactividad', to: 'session', what: 'SALIR (por inactividad)' },
  { from: 'inactivity', when: 'hace salir', to: 'session', what: 'SALIR (a petición)' },
  { from: 'session', when: 'hace guardarSesion', to: 'almacen', what: 'GUARDAR' },
  { from: 'session', when: 'hace borrarSesion', to: 'almacen', what: 'BORRAR' },
  ...rereading({ from: 'session', when: 'hace guardarSesion o hace borrarSesion', otherTab: true }),
];

/** On coming back to its page each tab reads what is stored. */
const page: Table = { alli: { VUELVE: 'alli' } };

const ofReturn = rereading({ from: 'pagina', when: 'ocurre VUELVE' });

const reading = [
  { of: 'session', when: 'responde leer con «sesión de 1001»', onlyIf: 'estado abierta en almacen' },
  { of: 'session', when: 'responde leer con «no hay sesión»', onlyIf: 'estado vacio en almacen' },
];

const storage: Table = { vacio: { GUARDAR: 'abierta' }, abierta: { BORRAR: 'vacio' } };

export const compositions: readonly Together[] = [
  {
    name: 'La sesión en dos pestañas',
    tabs: 2,
    charts: { session: {}, inactivity: {} },
    ofTab: { pagina: page },
    shared: { almacen: storage },
    messages: [...ofSession, ...ofReturn],
    limits: reading,
    properties: [
      {
        says: 'Quien está adentro siempre tiene quien cuide su inactividad.',
        formula:
          'siempre no estado abierta.autenticada en session1 o estado atenta en inactivity1 o estado cerrando en inactivity1',
      },
      {
        says: 'A quien no tiene sesión en esta pestaña nunca se le pregunta si sigue ahí.',
        formula: 'nunca estado atenta.avisando en inactivity1 y no estado abierta en session1',
      },
      {
        says: 'Si una pestaña cierra la sesión, la otra también sale, o se entró otra vez.',
        formula:
          'después de hace borrarSesion en session1 llega no estado abierta en session2 o estado abierta en almacen',
      },
      {
        says: 'Una pestaña nunca borra la sesión que otra guardó, si nadie salió, venció ni se cerró en ella.',
        formula:
          'después de hace guardarSesion en session2 nunca hace borrarSesion en session1 y no (ocurre SALIR en session1 o ocurre VENCER en session1 o ocurre INICIAR en session1 o ocurre NAVEGAR en session1 o responde leer en session1 o falla algo en session1)',
      },
    ],
  },
  {
    name: 'Dos pestañas pagan la misma factura',
    tabs: 2,
    charts: { payment: { starts: ['otro servidor'], without: ['ELEGIR (segunda)'] } },
    ofTab: {
      mano: { vacia: { NUEVA: 'nueva', MISMA: 'misma' }, nueva: { MISMA: 'misma' }, misma: { NUEVA: 'nueva' } },
    },
    shared: {
      candado: {
        libre: { TOMAR_1: 'de_1', TOMAR_2: 'de_2' },
        de_1: { SOLTAR_1: 'libre' },
        de_2: { SOLTAR_2: 'libre' },
      },
      intentos: { ninguno: { GUARDAR: 'uno' }, uno: { OLVIDAR: 'ninguno' } },
      banco: {
        nada: { LLEGA_NUEVA: 'espera' },
        espera: { LLEGA_NUEVA: 'dos', COBRAR: 'cobrada', RECHAZAR: 'nada' },
        cobrada: { LLEGA_NUEVA: 'dos' },
        dos: {},
      },
    },
    messages: [
      { from: 'payment', when: 'ocurre APARTADA', to: 'candado', what: 'TOMAR_#' },
      { from: 'payment', when: 'deja pagando o hace enviarFormulario', to: 'candado', what: 'SOLTAR_#' },
      { from: 'payment', when: 'hace anotarOrden', to: 'mano', what: 'NUEVA' },
      { from: 'payment', when: 'hace tomarOrden', to: 'mano', what: 'MISMA' },
      { from: 'payment', when: 'hace guardarIntento', to: 'intentos', what: 'GUARDAR' },
      { from: 'payment', when: 'responde consultarFacturas con «ninguna»', to: 'intentos', what: 'OLVIDAR' },
      {
        from: 'payment',
        when: 'hace enviarFormulario',
        to: 'banco',
        what: 'LLEGA_NUEVA',
        onlyIf: 'estado nueva en mano',
      },
      {
        from: 'payment',
        when: 'hace guardarIntento o hace anotarEnvio o hace guardarCuenta',
        to: 'payment',
        what: 'OTRA_PESTANA',
        otherTab: true,
      },
    ],
    limits: [
      { of: 'payment', when: 'ocurre APARTADA', onlyIf: 'estado libre en candado' },
      { of: 'payment', when: 'ocurre OCUPADA', onlyIf: 'no estado libre en candado y no estado de_# en candado' },
      { of: 'payment', when: 'ocurre APARTADA con «sin intentos»', onlyIf: 'estado ninguno en intentos' },
      { of: 'payment', when: 'ocurre APARTADA con «con su intento»', onlyIf: 'estado uno en intentos' },
      {
        of: 'payment',
        when: 'responde recordarPagos y no responde recordarPagos con «un pago enviado»',
        onlyIf: 'estado ninguno en intentos',
      },
      { of: 'payment', when: 'responde recordarPagos con «un pago enviado»', onlyIf: 'estado uno en intentos' },
      {
        of: 'payment',
        when: 'responde consultarFacturas con «dos por pagar» o responde consultarFacturas con «otro monto»',
        onlyIf: 'estado nada en banco o estado espera en banco',
      },
      { of: 'payment', when: 'responde consultarFacturas con «ninguna»', onlyIf: 'estado cobrada en banco' },
    ],
    properties: [
      {
        says: 'Una factura nunca llega a la pasarela con dos órdenes que se puedan cobrar.',
        formula: 'nunca estado dos en banco',
      },
      {
        says: 'Dos pestañas nunca crean una orden a la vez.',
        formula: 'nunca estado pagando.creandoOrden en payment1 y estado pagando.creandoOrden en payment2',
      },
    ],
  },
  {
    name: 'Una solicitud, su sesión y un servidor que pierde respuestas',
    tabs: 1,
    charts: {
      session: {},
      inactivity: {},
      caseSubmission: { without: ['PROGRESO (la mitad)'], while: 'estado abierta.autenticada en session' },
    },
    shared: {
      almacen: storage,
      guardado: { no: { GUARDAR: 'si' }, si: { OLVIDAR: 'no' } },
      servidor: {
        nada: { LLEGA: 'recibida' },
        recibida: { CREAR: 'uno', NEGAR: 'nada' },
        uno: { LLEGA: 'otra', CONOCIDO: 'nada' },
        otra: { CREAR: 'dos', NEGAR: 'uno' },
        dos: {},
      },
    },
    messages: [
      ...ofSession,
      { from: 'caseSubmission', when: 'falla algo con «sesionVencida»', to: 'session', what: 'VENCER (venció)' },
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
      {
        of: 'caseSubmission',
        when: 'falla crearSolicitud y elige rechazo',
        onlyIf: 'estado recibida en servidor o estado otra en servidor',
      },
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
        says: 'Una solicitud nunca se crea dos veces si la persona no vio antes que no está y la corrigió.',
        formula: 'nunca estado dos en servidor sin ocurre CORREGIR en caseSubmission1 antes',
      },
      {
        says: 'Si la sesión se cierra y no se sabe si la solicitud llegó, al volver se busca antes de poder enviar otra.',
        formula:
          'después de deja abierta en session1 y estado si en guardado nunca estado revisando en caseSubmission1 hasta estado no en guardado',
      },
    ],
  },
];
