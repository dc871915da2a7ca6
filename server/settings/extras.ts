import * as v from 'valibot';
import { extraName } from '../../domain/contract/extras/extra-name';
import { extras } from '../../domain/contract/extras/extras';
import {
  agregarLlave,
  llavesAcceso,
  nombrarLlave,
  opcionesLlave,
  quitarLlave,
} from '../../domain/contract/extras/llaves';
import { confirmarDispositivo, opcionesDispositivo } from '../../domain/contract/extras/llaves-dispositivo';
import { entrarConLlave, opcionesEntrada } from '../../domain/contract/extras/llaves-entrada';
import { comprobarRegistro, preguntasRegistro } from '../../domain/contract/extras/registro';
import { startMessages } from '../texts/start-messages';
import { type Environment, readVariable } from './environment';
import type { IdentityAnswers } from './identity-answers';
import { relyingPartyOf } from './relying-party';
import { StartProblem } from './start-problem';

const all = Object.values(extras).map(extraName);
const ofJudge = [preguntasRegistro, comprobarRegistro].map(extraName);
const ofPasskeys = [
  ...[llavesAcceso, opcionesLlave, agregarLlave, nombrarLlave, quitarLlave],
  ...[opcionesEntrada, entrarConLlave, opcionesDispositivo, confirmarDispositivo],
].map(extraName);

const names = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter((one) => one !== '')),
  v.array(v.picklist(all, ({ input }) => `no existe el extra «${input}»; los que hay: ${all.join(', ')}`)),
);

/** The extras offered: all that it uses by this server, by another back end those that are named. */
export const readOfferedExtras = (
  environment: Environment,
  apiOrigin: string | undefined,
  { identityAnswers, publicUrl }: { identityAnswers: IdentityAnswers; publicUrl: string | undefined },
): readonly string[] => {
  const named = readVariable(environment, 'EXTRAS', v.optional(names));
  if (named !== undefined && apiOrigin === undefined)
    throw new StartProblem(startMessages.badSetting('EXTRAS', 'va siempre junto con API_ORIGIN'));
  if (apiOrigin !== undefined) return named ?? [];
  const left = [
    ...(identityAnswers === 'servidor' ? [] : ofJudge),
    ...(relyingPartyOf(publicUrl) === null ? ofPasskeys : []),
  ];
  return all.filter((name) => !left.includes(name));
};
