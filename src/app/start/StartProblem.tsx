import { type ComponentProps, useState } from 'react';
import { StartProblem as Screen } from '../../flows/shell/StartProblem';
import { caseReceiptStore } from '../../platform/case-receipt-store';
import type { App } from './app';

interface Props extends Pick<ComponentProps<typeof Screen>, 'shell'> {
  app: App;
}

export const StartProblem = ({ app: { browser, session }, shell }: Props) => {
  const [recibo] = useState(() =>
    caseReceiptStore(browser.session, session.getSnapshot().context.codigoAfiliado).read(),
  );
  return <Screen session={session} shell={shell} recibo={recibo} />;
};
