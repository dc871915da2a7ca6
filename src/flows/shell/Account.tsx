import { createLink } from '@tanstack/react-router';
import { shallowEqual, useSelector } from '@xstate/react';
import { useRef } from 'react';
import { routes } from '../../../domain/rules/access/routes';
import { initials, nameParts } from '../../../domain/rules/person/person';
import { isHolder, regimeOf } from '../../../domain/rules/plan/regime';
import type { Theme } from '../../../domain/rules/screen/theme';
import { lazyDialog } from '../../parts/lazy-dialog';
import { accountTexts, themeNames } from '../../texts/account';
import { shellTexts } from '../../texts/shell';
import { IconButton } from '../../ui/actions/IconButton';
import { MenuAnchor, MenuButton } from '../../ui/actions/MenuItem';
import { AccountFact, AccountFacts, AccountHead } from '../../ui/blocks/AccountHead';
import { Avatar } from '../../ui/blocks/Avatar';
import { ErrorBlock } from '../../ui/blocks/ErrorBlock';
import { Skeleton } from '../../ui/blocks/Skeleton';
import { Segmented } from '../../ui/fields/Segmented';
import { LockIcon } from '../../ui/icons/LockIcon';
import { LogOutIcon } from '../../ui/icons/LogOutIcon';
import { MailIcon } from '../../ui/icons/MailIcon';
import { PersonIcon } from '../../ui/icons/PersonIcon';
import { Stack } from '../../ui/layout/Stack';
import { LazyPopover } from '../../ui/overlays/LazyPopover';
import type { ShellRef } from '../../wiring/actors/shell-ref';
import type { Deps, Member } from '../../wiring/deps';

const ProfileLink = createLink(MenuAnchor);
const EmailRequestDialog = lazyDialog(
  () => import('../emailRequest/EmailRequestDialog').then((part) => part.EmailRequestDialog),
  ({ actor }) => ({ title: accountTexts.cambiarCorreo, close: () => actor.send({ type: 'CERRAR' }) }),
);

interface Props {
  deps: Pick<Deps, 'session' | 'member' | 'flags'>;
  shell: ShellRef;
}

/** The photo in the bar, and the account menu under it. */
export const Account = ({ deps, shell }: Props) => {
  const button = useRef<HTMLButtonElement>(null);
  const open = useSelector(shell, (snapshot) => snapshot.matches('cuentaAbierta'));
  const affiliate = useSelector(
    deps.session,
    ({ context: { nombres, apellidos, tipoAfiliacion, codigoAfiliado, regimen } }) => ({
      nombres,
      apellidos,
      tipoAfiliacion,
      codigoAfiliado,
      regimen,
    }),
    shallowEqual,
  );
  const member = useSelector(deps.member, (current) => current);
  const photo = useSelector(member?.portrait, (snapshot) => snapshot?.context.dato.foto ?? '');
  const profile = useSelector(deps.flags, ({ context }) => context.lista.verPerfil);
  // A member who may not see contact data in the profile may not change them here.
  const contact = profile && regimeOf(affiliate.regimen) !== 'pensionados';
  const letters = initials(affiliate);
  const avatar = <Avatar src={photo === '' ? null : photo} initials={letters} />;
  return (
    <>
      <IconButton
        ref={button}
        label={accountTexts.cuentaDe(letters)}
        icon={avatar}
        expanded={open}
        onPress={() => shell.send({ type: open ? 'CERRAR' : 'ABRIR_CUENTA' })}
      />
      {open && (
        <LazyPopover
          title={accountTexts.cuenta}
          anchor={button}
          width="narrow"
          closeLabel={shellTexts.cerrar}
          onClose={() => shell.send({ type: 'CERRAR' })}
        >
          <Stack space={4}>
            <AccountHead
              picture={avatar}
              name={nameParts(affiliate)}
              kind={isHolder(affiliate.tipoAfiliacion) ? accountTexts.titular : accountTexts.dependiente}
            />
            <AccountFacts>
              {member !== null && <Plan account={member.account} />}
              <AccountFact term={accountTexts.numero}>{affiliate.codigoAfiliado}</AccountFact>
            </AccountFacts>
            {member !== null && <ThemeChoice theme={member.theme} />}
            <div>
              {profile && (
                <ProfileLink to={routes.profile.path} icon={<PersonIcon />}>
                  {accountTexts.verPerfil}
                </ProfileLink>
              )}
              {contact && member !== null && <EmailChange request={member.emailRequest} shell={shell} />}
              {member !== null && (
                <MenuButton icon={<LockIcon />} onPress={() => shell.send({ type: 'ABRIR_CLAVE' })}>
                  {accountTexts.cambiarClave}
                </MenuButton>
              )}
              <MenuButton icon={<LogOutIcon />} onPress={() => shell.send({ type: 'PEDIR_SALIDA' })}>
                {shellTexts.cerrarSesion}
              </MenuButton>
            </div>
          </Stack>
        </LazyPopover>
      )}
      {member !== null && <EmailRequest request={member.emailRequest} />}
    </>
  );
};

const EmailChange = ({ request, shell }: { request: Member['emailRequest']; shell: ShellRef }) => (
  <MenuButton
    icon={<MailIcon />}
    onPress={() => {
      shell.send({ type: 'CERRAR' });
      request.send({ type: 'ABRIR' });
    }}
  >
    {accountTexts.cambiarCorreo}
  </MenuButton>
);

const EmailRequest = ({ request }: { request: Member['emailRequest'] }) => {
  const open = useSelector(request, (snapshot) => snapshot.matches('abierto'));
  return open ? <EmailRequestDialog actor={request} /> : null;
};

const Plan = ({ account }: Pick<Member, 'account'>) => {
  const loading = useSelector(account, (snapshot) => snapshot.hasTag('cargando'));
  const failed = useSelector(account, (snapshot) => snapshot.hasTag('error'));
  const plan = useSelector(account, ({ context }) => context.dato.plan);
  return (
    <AccountFact term={accountTexts.plan}>
      {loading ? (
        <Skeleton label={shellTexts.cargando} />
      ) : failed ? (
        <ErrorBlock
          look="line"
          title={accountTexts.planFallido}
          retry={{ label: shellTexts.reintentar, act: () => account.send({ type: 'RECARGAR' }) }}
        />
      ) : (
        plan || accountTexts.sinPlan
      )}
    </AccountFact>
  );
};

const themes = Object.entries(themeNames).map(([value, label]) => ({ value: value as Theme, label }));

const ThemeChoice = ({ theme }: Pick<Member, 'theme'>) => {
  const value = useSelector(theme, (snapshot) => snapshot.value);
  return (
    <Segmented
      legend={accountTexts.tema}
      options={themes}
      value={value === 'eligiendo' ? null : value}
      onChoose={(tema) => theme.send({ type: 'ELEGIR', tema })}
    />
  );
};
