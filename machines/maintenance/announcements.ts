import { type Maintenance, maintenanceWithin, startOf } from '../../domain/rules/maintenance/maintenance';

const announcedMs = 3_600_000;

interface Known {
  lista: readonly Maintenance[];
  ahora: number;
  cerrados: readonly string[];
}

/** One that is announced otherwise is another one. */
const keyOf = ({ desde, hasta, llamadas, frase }: Maintenance): string =>
  [desde, hasta, llamadas.join(' '), frase].join('|');

/** The next that begins within the hour and whose announcement was not closed. */
export const unreadAnnouncement = ({ lista, ahora, cerrados }: Known): (Maintenance & { key: string }) | null => {
  const [next] = maintenanceWithin(lista, ahora, announcedMs)
    .filter((one) => startOf(one) > ahora && !cerrados.includes(keyOf(one)))
    .toSorted((one, other) => startOf(one) - startOf(other));
  return next === undefined ? null : { ...next, key: keyOf(next) };
};
