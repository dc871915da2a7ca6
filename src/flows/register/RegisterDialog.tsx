import { createElement } from 'react';
import type { DialogProps } from '../../app/login-address';
import { todayInSantoDomingo } from '../../rules/dates/date';
import { RegisterScreen } from './RegisterScreen';
import { registerLogic } from './wiring';

export const RegisterDialog = ({ dialogo, ...parts }: DialogProps) =>
  createElement(RegisterScreen, {
    start: () => registerLogic(parts, dialogo === 'reenvio' ? 'reenvio' : 'registro'),
    today: todayInSantoDomingo(parts.app.time.now()),
  });
