import { useSelector } from '@xstate/react';
import type { secureDeviceMachine } from '../../../machines/secureDevice/secureDevice.machine';
import type { StateOf } from '../../../machines/state-of';
import { statePath } from '../../parts/state-path';
import { ByPasskey } from './ByPasskey';
import type { BalanceProps, BalanceView } from './device-ref';
import { Foreign, Loading, NoEmail, Unknown } from './Locked';
import { Offer } from './Offer';
import { Trusted } from './Trusted';
import { Waiting } from './Waiting';

const views = {
  apagada: null,
  'encendida.leyendo': Loading,
  'encendida.sinSaber': Unknown,
  'encendida.eligiendo': Loading,
  'encendida.ajena': Foreign,
  'encendida.leyendoCorreo': Loading,
  'encendida.sinCorreo': NoEmail,
  'encendida.ofreciendo.preguntando': Offer,
  'encendida.ofreciendo.rechazada': Offer,
  'encendida.solicitando': Offer,
  'encendida.ofreciendo.fallida': Offer,
  'encendida.ofreciendo.sinConfirmar': Offer,
  'encendida.esperando.atenta': Waiting,
  'encendida.esperando.mirando': Waiting,
  'encendida.esperando.pausada': Waiting,
  'encendida.esperando.conPrisa': Waiting,
  'encendida.esperando.comprobando': Waiting,
  'encendida.esperando.todaviaNo': Waiting,
  'encendida.esperando.sinRespuesta': Waiting,
  'encendida.conLlave.pidiendo': ByPasskey,
  'encendida.conLlave.confirmando': ByPasskey,
  'encendida.conLlave.comprobando': ByPasskey,
  'encendida.conLlave.sinLlave': ByPasskey,
  'encendida.conLlave.fallida': ByPasskey,
  'encendida.conLlave.volviendo': ByPasskey,
  'encendida.confiable.recien': Trusted,
  'encendida.confiable.quieta': Trusted,
} satisfies Record<StateOf<typeof secureDeviceMachine>, BalanceView | null>;

/** The remaining amounts of a plan, once the member trusts this device. */
export const Balances = ({ device, plan, showContact }: BalanceProps) => {
  const state = useSelector(device, (snapshot) => statePath<StateOf<typeof secureDeviceMachine>>(snapshot));
  const Current: BalanceView | null = views[state];
  if (Current === null) return null;
  return <Current device={device} plan={plan} showContact={showContact} />;
};
