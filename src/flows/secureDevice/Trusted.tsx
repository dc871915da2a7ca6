import { useSelector } from '@xstate/react';
import { screenDate } from '../../../domain/rules/dates/dates';
import { Badge } from '../../ui/blocks/Badge';
import { BalanceCard } from '../../ui/blocks/BalanceCard';
import { BalanceList } from '../../ui/blocks/BalanceList';
import { EmptyBlock } from '../../ui/blocks/EmptyBlock';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { PaymentIcon } from '../../ui/icons/PaymentIcon';
import { PillIcon } from '../../ui/icons/PillIcon';
import { ShieldIcon } from '../../ui/icons/ShieldIcon';
import { Row, Stack } from '../../ui/layout/Stack';
import { type Balance, balanceOf } from './balance';
import type { BalanceView } from './device-ref';
import { secureDeviceTexts as words } from './texts';

const said = ({ kind, percent, over }: Balance): string => {
  switch (kind) {
    case 'excedido':
      return words.excedido(over);
    case 'agotado':
      return words.agotado;
    case 'poco':
      return words.poco(percent ?? 0);
    case 'normal':
      return words.queda(percent ?? 0);
    default:
      return '';
  }
};

const ofHowMuch = ({ kind, limit }: Balance): string => {
  if (kind === 'sinDato') return limit === '' ? '' : words.topeDe(limit);
  return limit === '' ? words.disponible : words.disponibleDe(limit);
};

const iconOf = (name: string) => (/medicament/i.test(name) ? <PillIcon /> : <ShieldIcon />);

export const Trusted: BalanceView = ({ device, plan }) => {
  const added = useSelector(device, (snapshot) => snapshot.matches({ encendida: { confiable: 'recien' } }));
  const others = useSelector(device, ({ context }) => context.otros);
  return (
    <Stack>
      {added && (
        <LeadAlert tone="exito" title={words.agregado}>
          {words.agregadoDetalle}
        </LeadAlert>
      )}
      {plan.balances.length === 0 ? (
        <EmptyBlock icon={<PaymentIcon />} title={words.ninguno} />
      ) : (
        <BalanceList>
          {plan.balances.map(({ descripcion, fechaRenovacion, ...amounts }, index) => {
            const balance = balanceOf(amounts);
            const renewed = screenDate(fechaRenovacion);
            return (
              <BalanceCard
                // biome-ignore lint/suspicious/noArrayIndexKey: a back end may give two of them the same type
                key={index}
                icon={iconOf(descripcion)}
                name={descripcion.trim() || words.sinDescripcion}
                amount={balance.left || words.sinDato}
                of={ofHowMuch(balance)}
                percent={balance.percent}
                tone={balance.kind === 'normal' ? 'normal' : 'warning'}
                words={said(balance)}
                renewal={words.renueva}
                date={renewed}
              />
            );
          })}
        </BalanceList>
      )}
      <Row>
        <strong>{words.este}</strong>
        <Badge tone="exito">{words.seguro}</Badge>
        <span>{words.otros(others)}</span>
      </Row>
    </Stack>
  );
};
