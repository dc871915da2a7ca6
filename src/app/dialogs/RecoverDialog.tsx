import { RecoverScreen } from '../../flows/recover/RecoverScreen';
import { recoverLogic } from '../../flows/recover/wiring';
import type { HelpedProps } from './LoginDialog';

export const RecoverDialog = ({ help, ...parts }: HelpedProps) => (
  <RecoverScreen start={() => recoverLogic(parts)} help={help} />
);
