import { todayInSantoDomingo } from '../dates/dates';
import type { NoticeKind } from './notice-kinds';

interface Told {
  /** What members choose by. */
  kind: NoticeKind;
  /** Of the mail, after it happened. The nearest of these limits leaves first: safety and money, then deadlines, then news. */
  withinMs: number;
  /** Events of one case within `joinMs` are one mail. */
  joins: boolean;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** What no server told within this long is not told any more. */
export const catchUpMs = 7 * dayMs;
/** A payment whose result is unknown for this long is in doubt. */
export const doubtMs = hourMs;

const reminderMs = 15 * minuteMs;
const alarm = { kind: 'seguridad', withinMs: 5 * minuteMs, joins: false } as const;
const money = { kind: 'pagos', withinMs: 10 * minuteMs, joins: false } as const;
const invoice = { kind: 'facturas', withinMs: dayMs, joins: false } as const;
const outcome = { kind: 'plazos', withinMs: 30 * minuteMs, joins: true } as const;
const progress = { kind: 'avances', withinMs: hourMs, joins: true } as const;

/** What is told without being asked for, by a notice: in the bell, and by mail. */
export const promises = {
  casoCreado: progress,
  casoDocumentos: progress,
  casoCompletado: progress,
  casoEnCurso: progress,
  casoDevuelto: outcome,
  casoPorVencer: { kind: 'plazos', withinMs: reminderMs, joins: false },
  casoResuelto: { ...outcome, kind: 'respuestas' },
  casoAnulado: outcome,
  facturaNueva: invoice,
  facturaPorVencer: invoice,
  facturaVencida: invoice,
  pagoRechazado: money,
  pagoEnDuda: { ...money, withinMs: doubtMs + money.withinMs },
  contactoCambiado: alarm,
  dispositivoAgregado: alarm,
  ingresoBloqueado: alarm,
  ingresoNuevo: alarm,
  llaveAgregada: alarm,
  llaveQuitada: alarm,
  misDatosListos: { ...alarm, withinMs: reminderMs },
} as const satisfies Readonly<Record<string, Told>>;
export type PromiseName = keyof typeof promises;
export const promiseNames = Object.keys(promises) as PromiseName[];

/** What a person tells where no mail did. Progress asks nothing of a member, and the outcome is told again. */
export const calledPromises = promiseNames.filter((name) => promises[name].kind !== 'avances');
/** Where nothing ends, what is older than this needs no call any more. */
export const callMs = 2 * catchUpMs;

/** A deadline nearer than this does not wait for a second event. */
const nearDeadlineMs = 6 * hourMs;

/** When the mail of an event may leave, and by when it must have left. Two events of a case within `joinMs` are one mail. */
export const timesOfNotice = (
  name: PromiseName,
  { happened, deadline, joinMs }: { happened: number; deadline: number | null; joinMs: number },
): { leaves: number; until: number } => {
  const { joins, withinMs } = promises[name];
  const waits = joins && (deadline === null || deadline - happened > nearDeadlineMs);
  return {
    leaves: happened + (waits ? joinMs : 0),
    until: happened + (waits ? withinMs : Math.min(withinMs, reminderMs)),
  };
};

/** Local hours between which a mail is not read any more. */
const evening = 21;
const morning = 8;
const zoneMs = 4 * hourMs;

/** When a returned case is reminded of: at five sixths of its time, or the evening before where that is at night. */
export const reminderAt = (returned: number, limitMs: number): number => {
  const due = returned + (limitMs * 5) / 6;
  const midnight = Math.floor((due - zoneMs) / dayMs) * dayMs + zoneMs;
  const hour = (due - midnight) / hourMs;
  if (hour >= morning && hour < evening) return due;
  const before = midnight + (hour >= evening ? evening : evening - 24) * hourMs;
  return before > returned ? before : due;
};

/** The day of an invoice's reminders: it begins in the morning. */
export const reminderDay = (now: number): string => todayInSantoDomingo(now - morning * hourMs);
export const invoiceReminderDays = 3;
