import { createElement } from 'react';
import { todayInSantoDomingo } from '../rules/date';
import { RegisterScreen } from '../screens/register/RegisterScreen';
import type { DialogProps } from './login-address';
import { registerLogic } from './register';

export const RegisterDialog = ({ dialogo, ...parts }: DialogProps) =>
  createElement(RegisterScreen, {
    start: () => registerLogic(parts, dialogo === 'reenvio' ? 'reenvio' : 'registro'),
    today: todayInSantoDomingo(parts.app.time.now()),
  });
