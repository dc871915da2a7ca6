import { RecoverScreen } from '../../flows/recover/RecoverScreen';
import { recoverLogic } from '../../flows/recover/wiring';
import type { DialogProps } from '../../wiring/login-address';

export const RecoverDialog = (parts: DialogProps) => <RecoverScreen start={() => recoverLogic(parts)} />;
