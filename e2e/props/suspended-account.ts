import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const read = (file: string): string => readFileSync(resolve(import.meta.dirname, '../../statecharts', file), 'utf8');

/** The chart of the log-in as an analyst takes it. */
export const loginChart = (): string => read('login.json');

/** A code that the log-in only knows as one of many others, and the answer with it. */
const [, row = '', code = ''] =
  /listo autenticar \(((\d{4})[^)]*)\) → \*\*formulario\.rechazada\*\*/.exec(read('login.paths.md')) ?? [];

const { states: known } = JSON.parse(loginChart());
const name = 'cuentaSuspendida' in known ? 'cuentaDetenida' : 'cuentaSuspendida';

export const suspended = {
  code: Number(code),
  row: `listo autenticar (${row})`,
  state: name,
  /** The requirements of the state, and of the state that leads to it. */
  rows: [...new Set<string>(['LOGIN-34', ...known.autenticando.meta.requisitos])].toSorted(),
  lines: [
    `+ estado: ${name}`,
    `+ transición: ${name} — CERRAR → formulario.editando`,
    `+ transición: autenticando — listo autenticar [codigo es ${code}] → ${name} (hace anotarResultado)`,
  ],
};

/** The same chart with a state for that code, as somebody draws it. */
export const withSuspendedAccount = (): string => {
  const chart = JSON.parse(loginChart());
  const { onDone } = chart.states.autenticando.invoke;
  onDone.splice(onDone.length - 1, 0, {
    guard: { type: 'codigo', params: { es: [suspended.code] } },
    description: `${code}: la cuenta está suspendida.`,
    target: name,
    actions: 'anotarResultado',
  });
  chart.states[name] = {
    description: 'Diálogo «Cuenta suspendida» con el mensaje del servidor.',
    tags: 'aviso',
    meta: { pantalla: 'Cuenta suspendida', mensaje: code, requisitos: ['LOGIN-34'] },
    on: { CERRAR: { target: 'formulario.editando' } },
  };
  return JSON.stringify(chart, null, 2);
};
