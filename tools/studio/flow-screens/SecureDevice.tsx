import type { Plan } from '../../../domain/rules/person/profile';
import { Balances } from '../../../src/flows/secureDevice/Balances';
import type { SecureDeviceRef } from '../../../src/flows/secureDevice/device-ref';
import { useFlow } from '../../../src/parts/use-flow';
import { ProfilePage } from '../ProfilePage';
import type { FlowScreen, Scene } from '../scene';

const plan: Plan = {
  idTipoPlan: 1,
  tipoPlan: 'Plan básico',
  estado: 'ACTIVO',
  fechaAfiliacion: '',
  primeraDispersion: '',
  ultimaDispersion: '',
  inicioVigencia: '',
  finVigencia: '',
  balances: [
    {
      descripcion: 'Medicamentos ambulatorios',
      idTipoBalance: 1,
      montoTope: 12_000,
      disponible: 5_340,
      fechaRenovacion: '2027-01-01',
    },
    {
      descripcion: 'Atenciones de alto costo',
      idTipoBalance: 2,
      montoTope: 1_000_000,
      disponible: 91_250,
      fechaRenovacion: '2027-01-01',
    },
  ],
};

/** Shown alone: on its page the flow waits until the profile has loaded. */
const OnProfile = ({ started }: Pick<Scene, 'started'>) => {
  const { actor } = useFlow(() => started);
  const device: SecureDeviceRef = actor;
  return (
    <ProfilePage>
      <Balances device={device} plan={plan} showContact={() => {}} />
    </ProfilePage>
  );
};

export const flowScreen: FlowScreen = { at: '/profile', draw: ({ started }) => <OnProfile started={started} /> };
