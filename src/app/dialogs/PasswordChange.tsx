import { useSelector } from '@xstate/react';
import { ownDocument } from '../../../domain/rules/person/own-document';
import { lazyDialog } from '../../parts/lazy-dialog';
import { accountTexts } from '../../texts/account';
import type { ShellRef } from '../../wiring/actors/shell-ref';
import type { App } from '../start/app';

const Recover = lazyDialog(
  () => import('./RecoverDialog').then((module) => module.RecoverDialog),
  ({ address }) => ({ title: accountTexts.cambiarClave, close: address.close }),
);

/** A member changes the password by the mail of its recovery, with the own document written already. */
export const PasswordChange = ({ app, shell }: { app: App; shell: ShellRef }) => {
  const open = useSelector(shell, (snapshot) => snapshot.matches('claveAbierta'));
  if (!open) return null;
  const { codigoAfiliado } = app.session.getSnapshot().context;
  const carnets = app.member.getSnapshot()?.account.getSnapshot().context.dato.carnets ?? [];
  return (
    <Recover
      deps={app}
      address={{ close: () => shell.send({ type: 'CERRAR' }) }}
      typed={() => ownDocument(carnets, codigoAfiliado)}
      carry={() => {}}
      help={null}
    />
  );
};
