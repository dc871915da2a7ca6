import type { Person } from './person';
import { hashBelow } from './random';

export type Cell = string | number | boolean | null;

export interface SeededTable {
  name: string;
  columns: readonly string[];
  /** How often the members are gone through: at most one row for each member and pass. */
  passes: number;
  /** Rows of one member lie apart, as they do where years of everybody's rows were written in the order of time. */
  scattered: boolean;
  /** `serial` counts members and passes together. null: no row. */
  row(person: Person, pass: number, serial: number): readonly Cell[] | null;
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Days and times counted back from now. */
export const createCalendar = (now: Date) => {
  const dayAgo = (days: number) => new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10);
  const known = Array.from({ length: 27_000 }, (_, ago) => dayAgo(ago));
  const day = (ago: number) => known[ago] ?? dayAgo(ago);
  return {
    day,
    moment: (ago: number, { index }: Person) => {
      const [hours, minutes] = [hashBelow(24, index, ago), index % 60];
      return `${day(ago)} ${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}:00+00`;
    },
    hoursAgo: (hours: number) => new Date(now.getTime() - hours * hourMs).toISOString(),
  };
};
export type Calendar = ReturnType<typeof createCalendar>;
