import { shallowEqual, useSelector } from '@xstate/react';
import { initials, nameParts } from '../../../domain/rules/person/person';
import { isHolder } from '../../../domain/rules/plan/regime';
import { accountTexts } from '../../texts/account';
import { Avatar } from '../../ui/blocks/Avatar';
import { Card } from '../../ui/blocks/Card';
import { ProfileHead } from '../../ui/blocks/ProfileHead';
import { Skeleton } from '../../ui/blocks/Skeleton';
import { ProfileFrame } from './ProfileFrame';
import type { ViewProps } from './profile-ref';
import { tabTitle } from './tab-title';
import { profileTexts as words } from './texts';

/** Name and photo are known before the rest: the member's from the session, a relative's from the core. */
export const WaitingProfile = ({ profile, session, hadFocus }: ViewProps) => {
  const familiar = useSelector(profile, ({ context }) => context.familiar);
  const member = useSelector(
    session,
    ({ context: { nombres, apellidos, tipoAfiliacion, codigoAfiliado } }) => ({
      nombres,
      apellidos,
      codigoAfiliado,
      holder: isHolder(tipoAfiliacion),
    }),
    shallowEqual,
  );
  const who = familiar === null ? member : { ...familiar, holder: false };
  return (
    <ProfileFrame hadFocus={hadFocus}>
      <title>{tabTitle(familiar)}</title>
      <ProfileHead
        tone={who.holder ? 'titular' : 'dependiente'}
        picture={<Avatar src={null} initials={initials(who)} size="large" />}
        name={nameParts(who)}
        kind={words.tipoYNumero(who.holder ? accountTexts.titular : accountTexts.dependiente, who.codigoAfiliado)}
      />
      <Card>
        <Skeleton shape="row" count={4} label={words.cargando} />
      </Card>
    </ProfileFrame>
  );
};
