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

export type Table = Readonly<Record<string, Readonly<Record<string, string>>>>;

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

/**
 * What is stored when the session hears of it, whatever made it look. The app tells a log-out with its reason and does
 * not look, as its messages keep their order; late messages of a table keep none.
 */
const rereading = (heard: Pick<Message, 'from' | 'when' | 'otherTab'>): readonly Message[] => [
  { ...heard, to: 'session', what: 'REVISAR (sesión de 1001)', onlyIf: 'estado abierta en almacen' },
  { ...heard, to: 'session', what: 'REVISAR (no hay sesión)', onlyIf: 'estado vacio en almacen' },
];

/**
 * As src/app/start/app.ts and the wiring of both flows pass them on; the test of messages compares. What nobody tells
 * stays free: the person who logs out in the menu, the owner who ends the session from another device.
 */
export const ofSession: readonly Message[] = [
  { from: 'session', when: 'hace anunciarCierre', to: 'inactivity', what: 'SESION_CERRADA' },
  { from: 'session', when: 'hace anunciarApertura', to: 'inactivity', what: 'SESION_ABIERTA' },
  { from: 'inactivity', when: 'hace cerrarPorInactividad', to: 'session', what: 'SALIR (por inactividad)' },
  { from: 'inactivity', when: 'hace salir', to: 'session', what: 'SALIR (en el aviso)' },
  { from: 'session', when: 'hace guardarSesion', to: 'almacen', what: 'GUARDAR' },
  { from: 'session', when: 'hace borrarSesion', to: 'almacen', what: 'BORRAR' },
  ...rereading({ from: 'session', when: 'hace guardarSesion o hace borrarSesion', otherTab: true }),
];

/** On coming back to its page each tab reads what is stored, which may have expired meanwhile. */
export const page: Table = { alli: { VUELVE: 'alli', VUELVE_TARDE: 'alli' } };

export const ofReturn: readonly Message[] = [
  ...rereading({ from: 'pagina', when: 'ocurre VUELVE' }),
  {
    from: 'pagina',
    when: 'ocurre VUELVE_TARDE',
    to: 'session',
    what: 'REVISAR (token vencido)',
    onlyIf: 'no estado vacio en almacen',
  },
];

const nobody =
  'responde leer con «sin sesión guardada» o responde leer con «sin sesión, cerrada antes por inactividad»';

export const reading = [
  { of: 'session', when: `responde leer y no (${nobody})`, onlyIf: 'no estado vacio en almacen' },
  { of: 'session', when: nobody, onlyIf: 'estado vacio en almacen' },
];

export const storage: Table = { vacio: { GUARDAR: 'abierta' }, abierta: { BORRAR: 'vacio' } };

/** With another tab, in which another person logs in and out. */
export const storageOfTwo: Table = {
  vacio: { ...storage.vacio, OTRA: 'de_otra' },
  abierta: { ...storage.abierta },
  de_otra: { GUARDAR: 'abierta', BORRAR: 'vacio', SE_VA: 'vacio' },
};

export const ofReturnOfTwo: readonly Message[] = [
  ...ofReturn,
  {
    from: 'pagina',
    when: 'ocurre VUELVE',
    to: 'session',
    what: 'REVISAR (sesión de 2002)',
    onlyIf: 'estado de_otra en almacen',
  },
];

/** Told like «no hay sesión», and of no other matter here. */
export const otherReasons = [
  'REVISAR (otra pestaña cerró por inactividad)',
  'REVISAR (se cerró desde otro dispositivo)',
];

/** Who asks to leave leaves no draft behind: what was sent is forgotten. */
export const leaving = (to: string): Message => ({
  from: 'session',
  when: 'ocurre SALIR con «a petición» y hace borrarSesion',
  to,
  what: 'OLVIDAR',
});

/** What a server does with what reaches it, whose answers may be lost, until the person knows. Sent twice, it is there twice. */
export const server = (once: string, twice: string): Table => ({
  nada: { LLEGA: 'recibida' },
  recibida: { CREAR: once, NEGAR: 'nada' },
  [once]: { LLEGA: 'otra', CONOCIDO: 'nada' },
  otra: { CREAR: twice, NEGAR: once },
  [twice]: {},
});

/** The page of a member closes with the session. */
export const whileLoggedIn = 'estado abierta.autenticada en session';

export const ofExpiry = (chart: string): Message => ({
  from: chart,
  when: 'falla algo con «sesionVencida»',
  to: 'session',
  what: 'VENCER (venció)',
});
