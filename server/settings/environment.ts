import * as v from 'valibot';
import { startMessages } from '../texts/start-messages';
import { StartProblem } from './start-problem';

export type Environment = Readonly<Record<string, string | undefined>>;

/** loginMaxFailures → LOGIN_MAX_FAILURES */
export const screamingSnakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (capital) => `_${capital}`).toUpperCase();

/** An empty variable counts as unset, as in most tools. */
export const readVariable = <S extends v.GenericSchema<string | undefined, unknown>>(
  environment: Environment,
  name: string,
  schema: S,
): v.InferOutput<S> => {
  const read = v.safeParse(schema, environment[name]?.trim() || undefined);
  if (read.success) return read.output;
  throw new StartProblem(startMessages.badSetting(name, read.issues[0].message));
};

export const number = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,12}$/, 'debe ser un número entero'),
    v.transform(Number),
    v.minValue(min, `debe ser al menos ${min}`),
    v.maxValue(max, `debe ser como máximo ${max}`),
  );

export const yesOrNo = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.picklist(['true', 'false', 'si', 'no', '1', '0'], 'debe ser true o false'),
  v.transform((value) => ['true', 'si', '1'].includes(value)),
);

const isUrl = (protocols: readonly string[]) => (text: string) => {
  try {
    return protocols.includes(new URL(text).protocol);
  } catch {
    return false;
  }
};

export const address = (...protocols: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check(isUrl(protocols), `debe ser una dirección ${protocols.map((one) => `${one}//`).join(' o ')}`),
  );

export const line = (max: number) => v.pipe(v.string(), v.maxLength(max));

export const originOnly = v.pipe(
  address('http:', 'https:'),
  v.check(
    (text) => !URL.canParse(text) || (new URL(text).pathname === '/' && new URL(text).search === ''),
    'no lleva ruta',
  ),
  v.transform((text) => new URL(text).origin),
);

/** The settings of one group, each from PREFIX_ITS_NAME, parsed by the type of its default. */
export const readGroup = <G extends object>(environment: Environment, prefix: string, defaults: G): Partial<G> => {
  const given: [string, unknown][] = Object.entries(defaults).flatMap(([name, standard]) => {
    const schema = typeof standard === 'boolean' ? v.optional(yesOrNo) : v.optional(number(0, 1e12));
    const value = readVariable(environment, `${prefix}_${screamingSnakeCase(name)}`, schema);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(given) as Partial<G>;
};
