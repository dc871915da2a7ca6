import { createLink } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { App } from '../../flows/app';
import type { ShellRef } from '../../flows/shell';
import { sessionPhase } from '../../rules/session';
import { shellTexts } from '../../texts/shell';
import { BrandAnchor } from '../../ui/Brand';
import { Button } from '../../ui/Button';
import { Row } from '../../ui/layout/Stack';
import { OnlyOnPhones } from '../../ui/OnlyOnPhones';
import { TextAnchor } from '../../ui/TextLink';

const BrandLink = createLink(BrandAnchor);
const LoginLink = createLink(TextAnchor);

export const TopBar = ({ app, shell }: { app: App; shell: ShellRef }) => {
  const phase = useSelector(app.session, sessionPhase);
  const open = useSelector(shell, (snapshot) => snapshot.matches('menuAbierto'));
  return (
    <>
      <BrandLink to="/">{shellTexts.producto}</BrandLink>
      <Row space={2}>
        {phase === 'anonima' && <LoginLink to="/login">{shellTexts.iniciarSesion}</LoginLink>}
        <OnlyOnPhones>
          <Button
            kind="ghost"
            expanded={open}
            onPress={() => shell.send({ type: open ? 'CERRAR_MENU' : 'ABRIR_MENU' })}
          >
            {open ? shellTexts.cerrarMenu : shellTexts.menu}
          </Button>
        </OnlyOnPhones>
      </Row>
    </>
  );
};
