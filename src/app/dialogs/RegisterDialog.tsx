import { todayInSantoDomingo } from '../../../domain/rules/dates/dates';
import { RegisterScreen } from '../../flows/register/RegisterScreen';
import { registerLogic } from '../../flows/register/wiring';
import type { HelpedProps } from './helped-props';

export const RegisterDialog = ({ dialogo, help, ...parts }: HelpedProps) => (
  <RegisterScreen
    start={() => registerLogic(parts, dialogo === 'reenvio' ? 'reenvio' : 'registro')}
    today={todayInSantoDomingo(parts.deps.time.now())}
    help={help}
  />
);
