import { type CallName, contract } from '../../domain/contract';
import { type ServiceName, services } from '../../domain/rules/maintenance/services';
import { messages } from '../texts/messages';

export interface Announcement {
  /** null: not a moment. */
  desde: Date | null;
  hasta: Date | null;
  /** Services, or single calls of the contract. */
  nombres: readonly string[];
  frase: string;
}

export interface Planned {
  desde: Date;
  hasta: Date;
  llamadas: readonly string[];
  frase: string;
}

const longestMs = 7 * 86_400_000;
const longestSentence = 300;
const words = messages.maintenance;

/** Without these nobody could log in, see the portal, or be told. */
const neverRefused: readonly string[] = [
  'mantenimientos',
  'menu',
  'flags',
  'autenticarUsuarioAnonimo',
  'login',
  'opcionesEntrada',
  'entrarConLlave',
  'getAfiliado',
] satisfies CallName[];

const isService = (name: string): name is ServiceName => Object.hasOwn(services, name);
const isCall = (name: string): name is CallName => Object.hasOwn(contract, name);

const typed = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** «2026-11-29T22:00», of Santo Domingo. */
export const typedMoment = (text: string): Date | null => {
  const at = typed.test(text) ? new Date(`${text}:00-04:00`) : null;
  return at === null || Number.isNaN(at.getTime()) ? null : at;
};

/** Returns a maintenance, or the sentence that says why it is none. */
export const readAnnouncement = (of: Announcement, now: Date): Planned | string => {
  const { desde, hasta } = of;
  const frase = of.frase.replace(/\s+/g, ' ').trim();
  const nombres = of.nombres.map((name) => name.trim()).filter((name) => name !== '');
  if (desde === null || hasta === null) return words.noMoment;
  if (hasta <= desde) return words.endsBeforeItBegins;
  if (hasta <= now) return words.isOver;
  if (hasta.getTime() - desde.getTime() > longestMs) return words.tooLong;
  if (nombres.length === 0) return words.noService;
  const unknown = nombres.find((name) => !isService(name) && !isCall(name));
  if (unknown !== undefined) return words.unknownService(unknown.slice(0, 60), Object.keys(services).join(', '));
  const llamadas = [
    ...new Set(
      nombres.flatMap((name): readonly string[] => (isService(name) ? services[name] : isCall(name) ? [name] : [])),
    ),
  ];
  const needed = llamadas.find((call) => neverRefused.includes(call));
  if (needed !== undefined) return words.neverRefused(needed);
  if (frase === '') return words.noSentence;
  if (frase.length > longestSentence || /[\p{Cc}<>]/u.test(frase)) return words.badSentence(longestSentence);
  return { desde, hasta, llamadas, frase };
};
