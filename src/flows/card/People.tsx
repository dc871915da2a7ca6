import { createLink } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { routes } from '../../../domain/rules/access/routes';
import { initials, nameParts } from '../../../domain/rules/person/person';
import { photoUrl } from '../../../domain/rules/picture/photo';
import type { CardHolder } from '../../../machines/card/card-holders';
import { PersonChip, PersonChips } from '../../ui/actions/PersonChip';
import { Avatar } from '../../ui/blocks/Avatar';
import type { ViewProps } from './card-ref';
import { cardTexts as words } from './texts';

const PersonLink = createLink(PersonChip);

const searchOf = ({ lugar }: CardHolder) => (lugar === null ? {} : { familiar: lugar });

/** Selects whose card is shown. The address contains the position in the family core, never a code. */
export const People = ({ card }: Pick<ViewProps, 'card'>) => {
  const personas = useSelector(card, ({ context }) => context.personas);
  const lugar = useSelector(card, ({ context }) => context.persona.lugar);
  if (personas.length < 2) return null;
  return (
    <PersonChips label={words.personas} selected={String(lugar)}>
      {personas.map((one) => (
        <li key={one.lugar}>
          <PersonLink to={routes.card.path} search={searchOf(one)} resetScroll={false} chosen={one.lugar === lugar}>
            <Avatar src={photoUrl(one.foto) || null} initials={initials(one)} />
            <span dir="auto">{nameParts(one)[0] ?? one.codigoAfiliado}</span>
          </PersonLink>
        </li>
      ))}
    </PersonChips>
  );
};
