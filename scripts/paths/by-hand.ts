import { type CallName, contract } from '../../src/contract';
import type { How } from './flow-words';

const fault = (call: string, name: string, value?: number): string =>
  `en /demo/fallos ponga «${name}»${value === undefined ? '' : ` con valor ${value}`} a la llamada \`${call}\``;

const limits = { read: 10, write: 20, upload: 60 } as const;

/** How each failure of a call is made on the demo server. */
const made: Readonly<Record<string, (call: CallName) => How>> = {
  sinConexion: (call) => ({
    antes: `${fault(call, 'Conexión cortada')} (o quite la red del equipo)`,
    responde: 'Nada: no hay conexión.',
  }),
  sinRespuesta: (call) => {
    const seconds = limits[contract[call].timeLimit];
    return {
      antes: fault(call, 'Demora (milisegundos)', (seconds + 10) * 1000),
      accion: `Espere ${seconds} segundos.`,
      responde: `Nada en ${seconds} segundos.`,
    };
  },
  sinServicio: (call) => ({
    antes: fault(call, 'Estado HTTP (401, 403, 429, 500, 503)', 503),
    responde: 'Error HTTP 503.',
  }),
  ilegible: (call) => ({ antes: fault(call, 'HTML en vez de JSON'), responde: 'Una página HTML en vez de datos.' }),
  sesionVencida: (call) => ({
    antes: fault(call, 'Estado HTTP (401, 403, 429, 500, 503)', 401),
    responde: 'HTTP 401: la sesión ya no vale.',
    ...(contract[call].access === 'member'
      ? {}
      : { soloAutomatica: 'esta llamada no lleva la sesión del afiliado, y su 401 se ve de otro modo' }),
  }),
};

/** A failure in the words of who tests; null: not one of a call. */
export const failureByHand = (kind: string, call: CallName | undefined): How =>
  call === undefined
    ? { responde: `Fallo: ${kind}.`, soloAutomatica: 'ningún servicio responde aquí: es una parte del propio portal' }
    : (made[kind]?.(call) ?? {
        responde: `Fallo: ${kind}.`,
        soloAutomatica: 'un fallo del propio portal no se provoca desde fuera',
      });
