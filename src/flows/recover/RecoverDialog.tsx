import { createElement } from 'react';
import type { DialogProps } from '../../app/login-address';
import { RecoverScreen } from './RecoverScreen';
import { recoverLogic } from './wiring';

export const RecoverDialog = (parts: DialogProps) => createElement(RecoverScreen, { start: () => recoverLogic(parts) });
