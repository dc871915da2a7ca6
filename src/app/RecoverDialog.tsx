import { createElement } from 'react';
import type { DialogProps } from './login-address';
import { RecoverScreen } from '../flows/recover/RecoverScreen';
import { recoverLogic } from '../flows/recover/wiring';

export const RecoverDialog = (parts: DialogProps) => createElement(RecoverScreen, { start: () => recoverLogic(parts) });
