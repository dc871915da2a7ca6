import { todayInSantoDomingo } from '../../../domain/rules/dates/dates';
import { RegisterScreen } from '../../flows/register/RegisterScreen';
import { registerLogic } from '../../flows/register/wiring';
import type { DialogProps } from '../../wiring/login-address';

export const RegisterDialog = ({ dialogo, ...parts }: DialogProps) => (
  <RegisterScreen
    start={() => registerLogic(parts, dialogo === 'reenvio' ? 'reenvio' : 'registro')}
    today={todayInSantoDomingo(parts.deps.time.now())}
  />
);
