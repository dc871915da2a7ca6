import { useSelector } from '@xstate/react';
import { nameParts } from '../../../domain/rules/person/person';
import { isHolder, regimeOf } from '../../../domain/rules/plan/regime';
import { accountTexts } from '../../texts/account';
import { shellTexts } from '../../texts/shell';
import { Alert } from '../../ui/blocks/Alert';
import { LazyTabs } from '../../ui/blocks/LazyTabs';
import { ProfileHead } from '../../ui/blocks/ProfileHead';
import { HeadActions } from './HeadActions';
import { OwnProfileLink } from './OwnProfileLink';
import { PersonalData } from './PersonalData';
import { Plans } from './Plans';
import { ProfileFrame } from './ProfileFrame';
import type { ViewProps } from './profile-ref';
import { tabTitle } from './tab-title';
import { profileTexts as words } from './texts';
import type { Viewed } from './viewed';

export const ShownProfile = ({ profile, flags, parts, hadFocus }: ViewProps) => {
  const perfil = useSelector(profile, ({ context }) => context.perfil);
  const familiar = useSelector(profile, ({ context }) => context.familiar);
  const seccion = useSelector(profile, ({ context }) => context.seccion);
  const opened = useSelector(profile, ({ context }) => context.abiertas);
  if (perfil === null) return null;
  const { datosPersonales: personal } = perfil;
  const holder = isHolder(personal.tipoAfiliacion);
  const name = nameParts(personal);
  const offered = (['personales', 'afiliacion', 'contacto', 'seguridad'] as const).filter(
    (one) => one !== 'contacto' || regimeOf(personal.regimen) !== 'pensionados',
  );
  const viewed: Viewed = {
    whose: familiar === null ? 'own' : 'minor',
    codigoAfiliado: personal.codigoAfiliado,
    place: familiar?.lugar ?? null,
    profile: perfil,
    corePhoto: familiar?.foto ?? '',
    reread: () => profile.send({ type: 'RELEER' }),
    showContact: offered.includes('contacto') ? () => profile.send({ type: 'VER_SECCION', seccion: 'contacto' }) : null,
  };
  const selected = offered.find((one) => one === seccion) ?? 'personales';
  return parts(viewed, ({ picture, photo, notice, balances, contact, security }) => (
    <ProfileFrame hadFocus={hadFocus}>
      <title>{tabTitle(familiar)}</title>
      {familiar !== null && (
        <Alert tone="informacion" lasting title={words.viendo(name.join(' '))} action={<OwnProfileLink />} />
      )}
      <ProfileHead
        tone={holder ? 'titular' : 'dependiente'}
        picture={picture}
        photo={photo}
        name={name}
        kind={words.tipoYNumero(holder ? accountTexts.titular : accountTexts.dependiente, personal.codigoAfiliado)}
        {...(familiar === null && { actions: <HeadActions profile={profile} /> })}
      />
      {notice}
      <LazyTabs
        loadingLabel={shellTexts.cargando}
        label={familiar === null ? words.secciones : words.seccionesDe(name.join(' '))}
        tabs={offered.map((id) => ({ id, label: words.seccion[id], short: words.seccionCorta[id] }))}
        selected={selected}
        onSelect={(chosen) => profile.send({ type: 'VER_SECCION', seccion: chosen })}
        kept={[
          { id: 'contacto' as const, content: contact },
          { id: 'seguridad' as const, content: security },
        ].filter(({ id }) => opened.includes(id) && offered.includes(id))}
      >
        {selected === 'personales' && <PersonalData profile={profile} perfil={perfil} />}
        {selected === 'afiliacion' && <Plans profile={profile} perfil={perfil} flags={flags} balances={balances} />}
      </LazyTabs>
    </ProfileFrame>
  ));
};
