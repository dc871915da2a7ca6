import { RecoverScreen } from '../../flows/recover/RecoverScreen';
import { recoverLogic } from '../../flows/recover/wiring';
import type { HelpedProps } from './helped-props';

export const RecoverDialog = ({ help, ...parts }: HelpedProps) => (
  <RecoverScreen start={() => recoverLogic(parts)} help={help} />
);
