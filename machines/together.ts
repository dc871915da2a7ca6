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
export const page: Table = { alli: { VUELVE: 'alli' } };

export const ofReturn = rereading({ from: 'pagina', when: 'ocurre VUELVE' });

const nobody =
  'responde leer con «sin sesión guardada» o responde leer con «sin sesión, cerrada antes por inactividad»';

export const reading = [
  { of: 'session', when: `responde leer y no (${nobody})`, onlyIf: 'estado abierta en almacen' },
  { of: 'session', when: nobody, onlyIf: 'estado vacio en almacen' },
];

export const storage: Table = { vacio: { GUARDAR: 'abierta' }, abierta: { BORRAR: 'vacio' } };

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
