import { createLink } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { sessionPhase } from '../../../domain/rules/session/session';
import { chromeTexts } from '../../texts/chrome';
import { shellTexts } from '../../texts/shell';
import { ButtonAnchor } from '../../ui/actions/ButtonAnchor';
import { BrandAnchor } from '../../ui/frames/BrandAnchor';
import { Row } from '../../ui/layout/Stack';
import type { ShellRef } from '../../wiring/actors/shell-ref';
import type { Deps } from '../../wiring/deps';
import { Account } from './Account';
import { Bell } from './Bell';

const BrandLink = createLink(BrandAnchor);
const LoginLink = createLink(ButtonAnchor);

export const TopBar = ({ deps, shell }: { deps: Pick<Deps, 'session' | 'member' | 'flags'>; shell: ShellRef }) => {
  const phase = useSelector(deps.session, sessionPhase);
  return (
    <>
      <BrandLink to="/">{shellTexts.producto}</BrandLink>
      {phase === 'anonima' && <LoginLink to="/login">{chromeTexts.iniciarSesion}</LoginLink>}
      {phase === 'autenticada' && (
        <Row space={1}>
          <Bell deps={deps} shell={shell} />
          <Account deps={deps} shell={shell} />
        </Row>
      )}
    </>
  );
};
