import { createElement } from 'react';
import { RecoverScreen } from '../screens/recover/RecoverScreen';
import type { DialogProps } from './login-address';
import { recoverLogic } from './recover';

export const RecoverDialog = (parts: DialogProps) => createElement(RecoverScreen, { start: () => recoverLogic(parts) });
