import * as v from 'valibot';
import { type CallName, contract } from '../../domain/contract';

export const faultKinds = [
  'demora',
  'corte',
  'estado',
  'html',
  'windows1252',
  'vacio',
  'jsonCortado',
  'tipos',
  'diezMB',
  'codigo',
  'hostil',
  'sinRevisor',
] as const;

const isCall = (name: string): name is CallName => Object.hasOwn(contract, name);

export const faultRequest = v.object({
  /** A call of the contract, or * for all of them. */
  call: v.pipe(
    v.string(),
    v.check((name) => name === '*' || isCall(name)),
  ),
  fault: v.picklist(faultKinds),
  /** Milliseconds of `demora`, status of `estado`, codigoMensaje of `codigo`. */
  value: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000)), 0),
  /** The number of calls that it affects; absent: until removed. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000))),
});
export type Fault = v.InferOutput<typeof faultRequest>;
