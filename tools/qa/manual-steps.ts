import { type CallName, contract } from '../../domain/contract';
import type { ForPeople } from '../../e2e/walks/described';

const fault = (call: string, name: string, value?: number): string =>
  `en /demo/fallos ponga «${name}»${value === undefined ? '' : ` con valor ${value}`} a la llamada \`${call}\``;

const limits = { read: 10, write: 20, upload: 60 } as const;

/** How each failure of a call is made on the demo server. */
const made: Readonly<Record<string, (call: CallName) => ForPeople>> = {
  sinConexion: (call) => ({
    arrange: `${fault(call, 'Conexión cortada')} (o quite la red del equipo)`,
    answer: 'Nada: no hay conexión.',
  }),
  sinRespuesta: (call) => {
    const seconds = limits[contract[call].timeLimit];
    return {
      arrange: fault(call, 'Demora (milisegundos)', (seconds + 10) * 1000),
      action: `Espere ${seconds} segundos.`,
      answer: `Nada en ${seconds} segundos.`,
    };
  },
  sinServicio: (call) => ({
    arrange: fault(call, 'Estado HTTP (401, 403, 429, 500, 503)', 503),
    answer: 'Error HTTP 503.',
  }),
  ilegible: (call) => ({ arrange: fault(call, 'HTML en vez de JSON'), answer: 'Una página HTML en vez de datos.' }),
  rechazo: (call) => ({
    arrange: fault(call, 'Estado HTTP (401, 403, 429, 500, 503)', 403),
    answer: 'Error HTTP 403: que no.',
  }),
  sesionVencida: (call) => ({
    arrange: fault(call, 'Estado HTTP (401, 403, 429, 500, 503)', 401),
    answer: 'HTTP 401: la sesión ya no vale.',
    ...(contract[call].access === 'member'
      ? {}
      : { onlyTests: 'esta llamada no lleva la sesión del afiliado, y su 401 se ve de otro modo' }),
  }),
};

/** A failure of a call in a tester's words; null: no failure of a call. */
export const manualFailure = (kind: string, call: CallName | undefined): ForPeople =>
  call === undefined
    ? { answer: `Fallo: ${kind}.`, onlyTests: 'ningún servicio responde aquí: es una parte del propio portal' }
    : (made[kind]?.(call) ?? {
        answer: `Fallo: ${kind}.`,
        onlyTests: 'un fallo del propio portal no se provoca desde fuera',
      });
