import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const file = resolve(import.meta.dirname, '../../statecharts/login.json');

/** The chart of the log-in as an analyst takes it. */
export const loginChart = (): string => readFileSync(file, 'utf8');

const guard = { type: 'codigo', params: { es: [1018] } };

const branch = {
  guard,
  description: '1018: la cuenta está suspendida.',
  target: 'cuentaSuspendida',
  actions: 'anotarResultado',
};
const state = {
  description: 'Diálogo «Cuenta suspendida» con el mensaje del servidor.',
  tags: 'aviso',
  meta: { pantalla: 'Cuenta suspendida', mensaje: '1018', requisitos: ['LOGIN-34'] },
  on: { CERRAR: { target: 'formulario.editando' } },
};

/** The same chart with a state for code 1018, as somebody draws it. */
export const withSuspendedAccount = (): string => {
  const chart = JSON.parse(loginChart());
  const { onDone } = chart.states.autenticando.invoke;
  onDone.splice(onDone.length - 1, 0, branch);
  chart.states.cuentaSuspendida = state;
  return JSON.stringify(chart, null, 2);
};
