import type { ReactNode } from 'react';
import { RecoverScreen } from '../../flows/recover/RecoverScreen';
import { type RecoverParts, recoverLogic } from '../../flows/recover/wiring';

export const RecoverDialog = ({ help, ...parts }: RecoverParts & { help: ReactNode }) => (
  <RecoverScreen start={() => recoverLogic(parts)} help={help} />
);
