import { useSelector } from '@xstate/react';
import type { Relative } from '../../../domain/rules/person/family';
import { initials, nameParts } from '../../../domain/rules/person/person';
import { photoUrl } from '../../../domain/rules/picture/photo';
import { shellTexts } from '../../texts/shell';
import { PersonButton } from '../../ui/actions/PersonButton';
import { Avatar } from '../../ui/blocks/Avatar';
import { EmptyBlock } from '../../ui/blocks/EmptyBlock';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import { Section } from '../../ui/blocks/Section';
import { Stack } from '../../ui/layout/Stack';
import { LazyDialog } from '../../ui/overlays/LazyDialog';
import type { ProfileRef } from './parts';
import { profileTexts as words } from './texts';

/** The family core: a minor's profile opens, an adult's is refused in place. */
export const Core = ({ profile }: { profile: ProfileRef }) => {
  const nucleo = useSelector(profile, ({ context }) => context.nucleo);
  const negado = useSelector(profile, ({ context }) => context.negado);
  const people = (group: readonly Relative[]) => (
    <ul>
      {group.map((one) => (
        <li key={one.lugar}>
          <PersonButton
            picture={<Avatar src={photoUrl(one.foto) || null} initials={initials(one)} />}
            name={nameParts(one)}
            line={[one.parentesco, one.mayorEdad ? words.mayor : words.menor].filter((part) => part !== '').join(' · ')}
            closed={one.mayorEdad}
            onPress={() => profile.send({ type: 'ELEGIR_FAMILIAR', lugar: one.lugar })}
          />
        </li>
      ))}
    </ul>
  );
  const principal = nucleo.filter(({ complementario }) => !complementario);
  const complementary = nucleo.filter(({ complementario }) => complementario);
  return (
    <LazyDialog
      title={words.nucleo}
      size="md"
      onClose={{ label: shellTexts.cerrar, act: () => profile.send({ type: 'CERRAR' }) }}
    >
      <Stack space={5}>
        {negado !== null && (
          <LeadAlert tone="error" title={words.mayorNegado} key={negado}>
            {words.mayorNegadoDetalle}
          </LeadAlert>
        )}
        {nucleo.length === 0 && <EmptyBlock look="line" title={words.nucleoVacio} />}
        {principal.length > 0 && people(principal)}
        {complementary.length > 0 && <Section title={words.nucleoComplementario}>{people(complementary)}</Section>}
      </Stack>
    </LazyDialog>
  );
};
