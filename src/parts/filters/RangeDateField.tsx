import { useSelector } from '@xstate/react';
import { wireDate } from '../../../domain/rules/dates/dates';
import type { Faltas } from '../../../domain/rules/form/form-events';
import { firstDay } from '../../../domain/rules/history/history-filters';
import { calendarLoadTexts } from '../../texts/calendar';
import { rangeTexts as words } from '../../texts/range';
import { DateField } from '../../ui/fields/DateField';
import type { ReadRef } from '../form/form-ref';

/** The part of a search actor that its day fields need. */
interface RangeRef<Falta extends string>
  extends ReadRef<{
    context: {
      borrador: Readonly<Record<'desde' | 'hasta', string>>;
      faltas: Faltas<'desde' | 'hasta', Falta>;
      hoy: string;
    };
  }> {
  send(
    event: { type: 'ESCRIBIR'; campo: 'desde' | 'hasta'; valor: string } | { type: 'DEJAR'; campo: 'desde' | 'hasta' },
  ): void;
}

interface Props<Falta extends string> {
  actor: RangeRef<Falta>;
  campo: 'desde' | 'hasta';
  faults: Readonly<Record<Falta, string>>;
}

/** The start or end of the searched days; each limits the other. */
export const RangeDateField = <Falta extends string>({ actor, campo, faults }: Props<Falta>) => {
  const value = useSelector(actor, ({ context }) => context.borrador[campo]);
  const falta = useSelector(actor, ({ context }) => context.faltas[campo]);
  const hoy = useSelector(actor, ({ context }) => context.hoy);
  const other = useSelector(actor, ({ context }) => wireDate(context.borrador[campo === 'desde' ? 'hasta' : 'desde']));
  const limit = other !== null && firstDay <= other && other <= hoy ? other : null;
  return (
    <DateField
      label={words[campo]}
      value={value}
      min={campo === 'desde' ? firstDay : (limit ?? firstDay)}
      max={campo === 'desde' ? (limit ?? hoy) : hoy}
      today={hoy}
      placeholder={words.formaFecha}
      words={{
        open: words.abrirCalendario[campo],
        close: words.cerrarCalendario,
        month: words.mes,
        year: words.ano,
        ...calendarLoadTexts,
      }}
      error={falta === undefined ? undefined : faults[falta]}
      onInput={(valor) => actor.send({ type: 'ESCRIBIR', campo, valor })}
      onLeave={() => actor.send({ type: 'DEJAR', campo })}
    />
  );
};
