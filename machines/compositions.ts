import { sent } from './sent-compositions';
import {
  ofReturn,
  ofReturnOfTwo,
  ofSession,
  otherReasons,
  page,
  reading,
  storage,
  storageOfTwo,
  type Together,
} from './together';

export const compositions: readonly Together[] = [
  {
    name: 'La sesión en dos pestañas',
    tabs: 2,
    charts: { session: { without: [...otherReasons, 'REVISAR (sesión de 2002)'] }, inactivity: {} },
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
        says: 'Quien pide salir en el aviso de inactividad sale, y quien no contesta también.',
        formula:
          'nunca (hace salir en inactivity1 o hace cerrarPorInactividad en inactivity1) y estado abierta en session1',
      },
      {
        says: 'Si una pestaña cierra la sesión, la otra también sale, o se entró otra vez.',
        formula:
          'después de hace borrarSesion en session1 llega no estado abierta en session2 o no estado vacio en almacen',
      },
      {
        says: 'Una pestaña nunca borra la sesión que otra guardó, si nadie salió, venció ni se cerró en ella.',
        formula:
          'después de hace guardarSesion en session2 nunca hace borrarSesion en session1 y no (ocurre SALIR en session1 o ocurre VENCER en session1 o ocurre INICIAR en session1 o ocurre NAVEGAR en session1 o ocurre VUELVE_TARDE en pagina1 o responde leer en session1 o falla algo en session1)',
      },
      {
        says: 'Quien sale por el menú sale en el acto, y en esa pestaña nadie cuida ya su inactividad.',
        formula:
          'nunca ocurre SALIR con «a petición» en session1 y (estado abierta en session1 o estado atenta en inactivity1)',
      },
      {
        says: 'Si una pestaña entra, la que estaba fuera también, o ya se salió otra vez.',
        formula:
          'después de hace guardarSesion en session1 y estado anonima en session2 llega estado abierta en session2 o estado vacio en almacen',
      },
      {
        says: 'Ninguna pestaña abre una sesión que no está guardada, ni sale por otra mientras hay una.',
        formula:
          'nunca entra abierta en session1 y estado vacio en almacen o ocurre REVISAR en session1 y deja abierta en session1 y no estado vacio en almacen',
      },
      {
        says: 'Al volver a una pestaña, está como dice lo guardado.',
        formula:
          'nunca ocurre VUELVE en pagina1 y (estado anonima en session1 y no estado vacio en almacen o estado abierta en session1 y estado vacio en almacen)',
      },
    ],
  },
  {
    name: 'La sesión y otra persona en otra pestaña',
    tabs: 1,
    charts: { session: { without: otherReasons }, inactivity: {} },
    ofTab: { pagina: page },
    shared: { almacen: storageOfTwo },
    messages: [...ofSession, ...ofReturnOfTwo],
    limits: reading,
    properties: [
      {
        says: 'Al volver a una pestaña, está como dice lo guardado, también si entró otra persona.',
        formula:
          'nunca ocurre VUELVE en pagina1 y (estado anonima en session1 y no estado vacio en almacen o estado abierta en session1 y estado vacio en almacen)',
      },
      {
        says: 'A quien entró en otra pestaña no le corre la inactividad de quien estaba en esta.',
        formula: 'nunca elige otroAfiliado en session1 y estado atenta en inactivity1',
      },
    ],
  },
  {
    name: 'Dos pestañas pagan la misma factura',
    tabs: 2,
    charts: { payment: { starts: ['otro servidor'], without: ['ELEGIR (segunda)'] } },
    shared: {
      candado: {
        libre: { TOMAR_1: 'de_1', TOMAR_2: 'de_2' },
        de_1: { SOLTAR_1: 'libre' },
        de_2: { SOLTAR_2: 'libre' },
      },
      intentos: { ninguno: { GUARDAR: 'uno' }, uno: { OLVIDAR: 'ninguno' } },
      banco: {
        nada: { LLEGA: 'espera' },
        espera: { LLEGA: 'dos', COBRAR: 'cobrada', RECHAZAR: 'nada' },
        cobrada: { LLEGA: 'dos' },
        dos: {},
      },
    },
    messages: [
      { from: 'payment', when: 'ocurre APARTADA', to: 'candado', what: 'TOMAR_#' },
      { from: 'payment', when: 'deja pagando o hace enviarFormulario', to: 'candado', what: 'SOLTAR_#' },
      { from: 'payment', when: 'hace guardarIntento o hace anotarEnvio', to: 'intentos', what: 'GUARDAR' },
      { from: 'payment', when: 'responde consultarFacturas con «ninguna»', to: 'intentos', what: 'OLVIDAR' },
      { from: 'payment', when: 'hace enviarFormulario', to: 'banco', what: 'LLEGA' },
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
        says: 'Mientras nadie sale de la sesión, una factura nunca llega a la pasarela con dos órdenes que se puedan cobrar.',
        formula: 'nunca estado dos en banco',
      },
      {
        says: 'Dos pestañas nunca crean una orden a la vez.',
        formula: 'nunca estado pagando.creandoOrden en payment1 y estado pagando.creandoOrden en payment2',
      },
      {
        says: 'Nunca hay un botón de pagar mientras una orden suya está viva, si se pudo leer lo guardado.',
        formula:
          'después de hace enviarFormulario en payment1 nunca entra lista.preguntando en payment1 hasta no estado espera en banco o falla recordarPagos en payment1 o tarda limiteLectura en payment1',
      },
      {
        says: 'Si otra pestaña guarda un intento, la lista que está a la vista se lee otra vez.',
        formula:
          'después de hace guardarIntento en payment2 y estado lista.quieta en payment1 llega pide recordarPagos en payment1',
      },
    ],
  },
  {
    name: 'La conexión que se va y vuelve',
    tabs: 1,
    charts: { session: {}, inactivity: {}, connection: {}, sessionList: {} },
    shared: { almacen: storage, red: { hay: { SE_VA: 'falta' }, falta: { VUELVE: 'hay' } } },
    messages: [
      ...ofSession,
      { from: 'session', when: 'hace anunciarApertura', to: 'sessionList', what: 'RECARGAR' },
      { from: 'red', when: 'ocurre SE_VA', to: 'connection', what: 'SIN_CONEXION' },
      { from: 'red', when: 'ocurre VUELVE', to: 'connection', what: 'EN_LINEA' },
      { from: 'red', when: 'ocurre VUELVE', to: 'sessionList', what: 'EN_LINEA' },
    ],
    limits: [...reading, { of: 'sessionList', when: 'responde pedir', onlyIf: 'estado hay en red' }],
    properties: [
      {
        says: 'Con conexión nunca se lee que falta, y sin ella se lee.',
        formula:
          'siempre estado sinConexion en connection1 y estado falta en red o no estado sinConexion en connection1 y estado hay en red',
      },
      {
        says: 'Lo que no cargó se pide otra vez cuando la conexión vuelve, sin que nadie lo pulse.',
        formula:
          'después de ocurre VUELVE en red nunca estado fallida en sessionList1 hasta falla algo en sessionList1 o tarda limite en sessionList1',
      },
    ],
  },
  ...sent,
];
