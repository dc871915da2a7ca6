import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { isHolder } from '../../../domain/rules/plan/regime';
import { NewRequestList } from '../../parts/requests/NewRequestList';
import { requestTexts } from '../../texts/requests';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { PeopleIcon } from '../../ui/icons/PeopleIcon';
import { PlusIcon } from '../../ui/icons/PlusIcon';
import { LazyPopover } from '../../ui/overlays/LazyPopover';
import { Core } from './Core';
import type { ProfileRef } from './parts';
import { profileTexts as words } from './texts';

/** On one's own profile: the core, for a titular if the flag is on, and the request forms. */
export const HeadActions = ({ profile }: { profile: ProfileRef }) => {
  const button = useRef<HTMLButtonElement>(null);
  const core = useSelector(
    profile,
    ({ context: { verNucleo, propio } }) => verNucleo && isHolder(propio?.datosPersonales.tipoAfiliacion ?? ''),
  );
  const inCore = useSelector(profile, (snapshot) => snapshot.matches({ mostrando: 'nucleo' }));
  const choosing = useSelector(profile, (snapshot) => snapshot.matches({ mostrando: 'solicitudes' }));
  const close = () => profile.send({ type: 'CERRAR' });
  return (
    <>
      {core && (
        <Button
          kind="outlineOnBrand"
          icon={<PeopleIcon size="small" />}
          size="small"
          expanded={inCore}
          onPress={() => profile.send({ type: 'VER_NUCLEO' })}
        >
          {words.nucleo}
        </Button>
      )}
      <Button
        ref={button}
        kind="onBrand"
        size="small"
        icon={<PlusIcon size="small" />}
        expanded={choosing}
        onPress={() => (choosing ? close() : profile.send({ type: 'VER_SOLICITUDES' }))}
      >
        {requestTexts.nueva}
      </Button>
      {inCore && <Core profile={profile} />}
      {choosing && (
        <LazyPopover
          title={requestTexts.nueva}
          anchor={button}
          width="narrow"
          closeLabel={shellTexts.cerrar}
          onClose={close}
        >
          <NewRequestList />
        </LazyPopover>
      )}
    </>
  );
};
